import { useState, type SubmitEvent } from 'react';
import { signIn } from './session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

export function LoginForm() {
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);

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
      <label className="-mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
          className="size-5 accent-lanme"
        />
        Show what I type
      </label>
      <label className="-mt-4 flex min-h-11 items-center gap-3">
        <input type="checkbox" name="isLong" className="size-5 accent-lanme" />
        Stay signed in on this device
      </label>
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}
