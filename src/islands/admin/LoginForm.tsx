import { useState, type SubmitEvent } from 'react';
import { signIn } from './session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

export function LoginForm() {
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    await signIn({
      username: String(form.get('username')),
      password: String(form.get('password')),
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
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}
