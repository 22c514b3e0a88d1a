import { setTimeout as sleep } from 'node:timers/promises';
import { truncatesPassword } from '#shared/admin/password-length';
import type { Credentials } from '#shared/admin/session';
import { compare } from 'bcryptjs';
import { administratorOf, readAccount, type Administrator } from '../../account.ts';
import { env } from '../../env.ts';
import { HttpError } from '../../errors.ts';
import { isSameSecret } from '../../same-secret.ts';
import { recordActivity } from './activity.ts';
import { readFailures, recordFailedLogin } from './failed-logins.ts';
import { loginDelayMs } from './login-limits.ts';
import { beginAttempt, forgetAttempt, type Attempt } from './login-throttle.ts';

/** Throws 401 'Invalid credentials', 429 after too many failures, 400 over 72 bytes. */
export async function logInAdministrator(ip: string, input: Credentials): Promise<Administrator> {
  const refusal = new HttpError(401, 'Invalid credentials');
  const { attempt, proven } = await prove(ip, findAdministrator(input), refusal);
  await Promise.all([takeBack(attempt), recordActivity(proven.username, 'Logged in')]);
  return proven;
}

/** Checks the password for a change that a session alone may not make. Throws 403, 429, 400. */
export async function confirmPassword(ip: string, input: Credentials): Promise<Administrator> {
  const refusal = new HttpError(403, 'The password is wrong.');
  const { attempt, proven } = await prove(ip, findAdministrator(input), refusal);
  await takeBack(attempt);
  return proven;
}

/** Checks the owner's proof, throttled as the password is. Throws 403, 429. */
export async function confirmShopSecret(ip: string, secret: string): Promise<void> {
  const isRight = async () => isSameSecret(secret.trim(), env().SHOP_SECRET);
  const { attempt } = await prove(
    ip,
    isRight,
    new HttpError(403, 'This is not the shop’s secret, ‘SHOP_SECRET’.'),
  );
  await takeBack(attempt);
}

/** Checks the secret of a mailed link, throttled as the password is. Throws `refusal` if `find` returns none, 429. */
export async function confirmLink<Link>(
  ip: string,
  find: () => Promise<Link | null>,
  refusal: HttpError,
): Promise<Link> {
  const { attempt, proven } = await prove(ip, find, refusal);
  await takeBack(attempt);
  return proven;
}

/** Returns what `find` returns. If that is nothing, the proof was wrong: it counts as a failed login and `refusal` is thrown. */
async function prove<Proven>(
  ip: string,
  find: () => Promise<Proven>,
  refusal: HttpError,
): Promise<{ attempt: Attempt; proven: NonNullable<Proven> }> {
  const [attempt, before] = await Promise.all([beginAttempt(ip), readFailures()]);
  await sleep(loginDelayMs(attempt.earlier, before.count));
  const proven = await find();
  if (proven) return { attempt, proven };
  await recordFailedLogin(ip, before);
  throw refusal;
}

/** Removes the attempt. A right password signs in even if this fails and the attempt stays counted. */
async function takeBack(attempt: Attempt): Promise<void> {
  try {
    await forgetAttempt(attempt);
  } catch (error) {
    console.error('A login that succeeded still counts as a failed one', error);
  }
}

/** Begins to read the account at once, so that the reads of the store run side by side. Throws 400. */
function findAdministrator({ username, password }: Credentials) {
  const hashed = password.normalize('NFC');
  if (truncatesPassword(hashed)) throw new HttpError(400, 'password: 72 bytes at most');
  const reading = readAccount();
  // If the attempt fails before the account is needed.
  reading.catch(() => undefined);
  return async (): Promise<Administrator | null> => {
    const administrator = administratorOf(await reading);
    if (!administrator) return null;
    // An older hash may be of the other form of its accents.
    const forms = new Set([hashed, password.normalize('NFD')]);
    // Also compared for a wrong user name, so that the time of the answer does not show which part was wrong.
    const isPassword = await compareInTurn(forms, administrator.passwordHash);
    return isSameSecret(username.normalize(), administrator.username.normalize()) && isPassword
      ? administrator
      : null;
  };
}

let turn: Promise<unknown> = Promise.resolve();

/** Compares one hash at a time: ten parallel comparisons would delay other answers by a second. */
function compareInTurn(forms: Iterable<string>, hash: string): Promise<boolean> {
  const result = turn.then(async () => {
    for (const form of forms) if (await compare(form, hash)) return true;
    return false;
  });
  turn = result.catch(() => undefined);
  return result;
}
