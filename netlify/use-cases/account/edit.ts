import { passwordRounds, type AccountAnswer, type AccountInput } from '#shared/admin/account';
import { hash } from 'bcryptjs';
import { administratorOf, changeLogin, type Account, type Administrator } from '../../account.ts';
import { HttpError, requireVersion } from '../../errors.ts';
import { recordActivity } from '../admin/activity.ts';
import { confirmPassword } from '../admin/login.ts';

type Edit = { version: number | null; editor: string; ip: string };
type Edited = { answer: AccountAnswer; administrator: Administrator };

export function toAccountAnswer({ login, version }: Account): AccountAnswer {
  return { username: login?.username ?? '', version };
}

/** Ends all sessions. Throws 403, 429, 412 for a stale version. */
export async function editAccount(
  { username, newPassword, password }: AccountInput,
  { version, editor, ip }: Edit,
): Promise<Edited> {
  const confirmed = await confirmPassword(ip, { username: editor, password });
  const passwordHash = newPassword ? await hashPassword(newPassword) : confirmed.passwordHash;
  const account = await changeLogin((stored) => {
    requireVersion(stored.version, version);
    requireSame(stored, confirmed);
    return { username, passwordHash };
  });
  const changed = [username !== editor && 'name', newPassword && 'password'].filter(Boolean);
  await recordActivity(username, `Login changed: ${changed.join(' and ') || 'nothing'}`);
  return { answer: toAccountAnswer(account), administrator: administratorOf(account)! };
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordRounds);
}

/** Throws 412 if another call has changed the account since the password was checked. */
function requireSame(account: Account, { mark }: Administrator): void {
  if (administratorOf(account)?.mark === mark) return;
  throw new HttpError(412, 'Your login was changed on another device. Reload the page.');
}
