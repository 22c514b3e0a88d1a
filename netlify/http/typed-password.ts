import { confirmPassword } from '../use-cases/admin/login.ts';
import { passwordMissing } from '../errors.ts';
import { setConfirmationCookie, wasConfirmed, type Caller } from './confirmation.ts';

/** Returns whether the password was typed, now or in the last ten minutes (rule 85). Throws 403 for a wrong password, 429. */
export async function isConfirmed(caller: Caller, password?: string): Promise<boolean> {
  if (password === undefined) return wasConfirmed(caller);
  const { context, session } = caller;
  await confirmPassword(context.ip, { username: session.username, password });
  await setConfirmationCookie(caller);
  return true;
}

/** Throws 403, by which the screens know that they have to ask. */
export async function requirePassword(caller: Caller, password?: string): Promise<void> {
  if (!(await isConfirmed(caller, password))) throw passwordMissing();
}
