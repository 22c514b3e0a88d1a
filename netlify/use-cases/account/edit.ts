import { passwordRounds, type AccountAnswer, type AccountInput } from '#shared/admin/account';
import { hash } from 'bcryptjs';
import {
  administratorOf,
  changeLogin,
  readAccount,
  type Account,
  type Administrator,
} from '../../account.ts';
import { HttpError, requireVersion } from '../../errors.ts';
import { recordActivity } from '../admin/activity.ts';
import { confirmPassword } from '../admin/login.ts';

type Edit = { version: number | null; editor: string; ip: string };
type Edited = { answer: AccountAnswer; administrator: Administrator };

export function toAccountAnswer({ login, version, variable }: Account): AccountAnswer {
  return { username: login?.username ?? '', version, variable };
}

/** Ends all sessions. Throws 409 where a variable decides, 403, 429, 412 for a stale version. */
export async function editAccount(
  { username, newPassword, password }: AccountInput,
  { version, editor, ip }: Edit,
): Promise<Edited> {
  requireNoVariable(await readAccount());
  const confirmed = await confirmPassword(ip, { username: editor, password });
  const passwordHash = newPassword ? await hashPassword(newPassword) : confirmed.passwordHash;
  const account = await changeLogin((now) => {
    requireNoVariable(now);
    requireVersion(now.version, version);
    requireSame(now, confirmed);
    return { username, passwordHash };
  });
  const changed = [username !== editor && 'name', newPassword && 'password'].filter(Boolean);
  await recordActivity(username, `Login changed: ${changed.join(' and ') || 'nothing'}`);
  return { answer: toAccountAnswer(account), administrator: administratorOf(account)! };
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordRounds);
}

/** Throws 409. */
export function requireNoVariable({ variable }: Account): void {
  if (!variable) return;
  throw new HttpError(
    409,
    `Set by the variable ${variable} of the server. Remove it there to change it here.`,
  );
}

/** The password was right for an account that another call has changed since. Throws 412. */
function requireSame(now: Account, { mark }: Administrator): void {
  if (administratorOf(now)?.mark === mark) return;
  throw new HttpError(412, 'Your login was changed on another device. Reload the page.');
}
