import { setTimeout as sleep } from 'node:timers/promises';
import type { Credentials } from '#shared/admin/session';
import { compare, truncates } from 'bcryptjs';
import { env } from '../../env.ts';
import { HttpError } from '../../errors.ts';
import { isSameSecret } from '../../same-secret.ts';
import { recordActivity } from './activity.ts';
import { readFailures, recordFailedLogin } from './failed-logins.ts';
import { loginDelayMs } from './login-limits.ts';
import { beginAttempt, forgetAttempt, type Attempt } from './login-throttle.ts';

/** Throws 401 'Invalid credentials', 429 after too many failures, 400 over 72 bytes. */
export async function logInAdministrator(ip: string, input: Credentials): Promise<void> {
  const attempt = await requireAdministrator(ip, input, new HttpError(401, 'Invalid credentials'));
  await Promise.all([takeBack(attempt), recordActivity(input.username, 'Logged in')]);
}

/** For a change that a session alone may not make. Throws 403, 429, 400. */
export async function confirmPassword(ip: string, input: Credentials): Promise<void> {
  await takeBack(
    await requireAdministrator(ip, input, new HttpError(403, 'The password is wrong.')),
  );
}

async function requireAdministrator(
  ip: string,
  input: Credentials,
  refusal: HttpError,
): Promise<Attempt> {
  if (truncates(input.password)) throw new HttpError(400, 'password: 72 bytes at most');
  const [attempt, before] = await Promise.all([beginAttempt(ip), readFailures()]);
  await sleep(loginDelayMs(attempt.earlier, before.count));
  if (!(await isAdministrator(input))) {
    await recordFailedLogin(ip, before);
    throw refusal;
  }
  return attempt;
}

/** A right password signs in even if its attempt stays counted. */
async function takeBack(attempt: Attempt): Promise<void> {
  try {
    await forgetAttempt(attempt);
  } catch (error) {
    console.error('A login that succeeded still counts as a failed one', error);
  }
}

async function isAdministrator({ username, password }: Credentials): Promise<boolean> {
  const hash = Buffer.from(env().ADMIN_PASSWORD_HASH, 'base64').toString('utf8');
  // Also compared for a wrong user name, so that the time of the answer does not show which part was wrong.
  const isPassword = await compareInTurn(password, hash);
  return isSameSecret(username, env().ADMIN_USERNAME) && isPassword;
}

let turn: Promise<unknown> = Promise.resolve();

/** One at a time: ten parallel comparisons would delay other answers by a second. */
function compareInTurn(password: string, hash: string): Promise<boolean> {
  const result = turn.then(() => compare(password, hash));
  turn = result.catch(() => undefined);
  return result;
}
