import { useEffect, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/call.ts';
import { send } from '../../lib/send.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { ShowTyped } from '../ui/ShowTyped.tsx';
import { signIn, loginReason } from '../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { textOf } from '../session/refusal-text.ts';
import type { Refusal } from '../../lib/refused-answer.ts';

export function LoginForm() {
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const [reason] = useState(loginReason);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    void leaveForFirstVisit().then(setProblem);
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    await signIn({
      username: String(form.get('username')),
      password: String(form.get('password')),
      isLong: form.has('isLong'),
    });
    setBusy(false);
  }

  return (
    <form onSubmit={submit} className="grid gap-6">
      {reason && <p>{reason}</p>}
      {problem && <ErrorNote>{problem}</ErrorNote>}
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <Field
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="-mt-4">
        <ShowTyped isShown={isShown} onChange={setShown} />
      </div>
      <label className="-mt-4 flex min-h-11 items-center gap-3">
        <input type="checkbox" name="isLong" className="size-5 accent-lanme" />
        <span>Stay signed in on this device</span>
      </label>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}

/** Leaves for the first visit if nobody has made the account. Returns what a server lacks that is not set up; a login would say it, too. */
async function leaveForFirstVisit(): Promise<Refusal | null> {
  try {
    const { account } = await send('GET /api/admin/first-visit');
    if (account === 'none') location.replace('/admin/first-visit');
  } catch (error) {
    if (error instanceof ApiError && error.status === 500) return textOf(error);
  }
  return null;
}
