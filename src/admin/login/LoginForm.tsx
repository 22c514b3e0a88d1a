import { useEffect, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../lib/call.ts';
import { ownTimeZone } from '../../lib/buyer.ts';
import { send } from '../../lib/send.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { ShowTyped } from '../ui/ShowTyped.tsx';
import { signIn, loginReason } from '../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { textOf } from '../session/refusal-text.ts';

export function LoginForm() {
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const [reason] = useState(loginReason);
  const [problem, setProblem] = useState<string | null>(null);
  const [lacksTimeZone, setLacksTimeZone] = useState(false);

  useEffect(() => {
    const ask = async () => {
      const firstVisit = await askFirstVisit();
      setProblem(firstVisit.problem);
      setLacksTimeZone(firstVisit.lacksTimeZone);
    };
    void ask();
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const credentials = {
      username: String(form.get('username')),
      password: String(form.get('password')),
      isLong: form.has('isLong'),
    };
    setProblem(await signIn(credentials, form.has('timeZone') ? ownTimeZone() : null));
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
      {lacksTimeZone && (
        <label className="-mt-6 flex min-h-11 items-center gap-3">
          <input type="checkbox" name="timeZone" className="size-5 shrink-0 accent-lanme" />
          <span>{`Let my shop tell times as this device does: ${ownTimeZone().replaceAll('_', ' ')}`}</span>
        </label>
      )}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}

type Found = { problem: string | null; lacksTimeZone: boolean };

/**
 * Leaves for the first visit if nobody has made the account. `problem`: what a server lacks that is not set up; a login would say it, too.
 */
async function askFirstVisit(): Promise<Found> {
  try {
    const { account, lacksTimeZone } = await send('GET /api/admin/first-visit');
    if (account === 'none') location.replace('/admin/first-visit');
    return { problem: null, lacksTimeZone };
  } catch (error) {
    if (error instanceof ApiError && error.status === 500) {
      return { problem: textOf(error), lacksTimeZone: false };
    }
  }
  return { problem: null, lacksTimeZone: false };
}
