import type { Context } from '@netlify/functions';
import type { LoginInput } from '#shared/session';
import { compare, truncates } from 'bcryptjs';
import { env } from '../env.ts';
import { HttpError } from '../http/errors.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { recordActivity } from './activity.ts';
import { recordFailedLogin } from './failed-logins.ts';
import { addToAllFailures } from './login-brake.ts';
import { beginAttempt, forgetAttempt, type Attempt } from './login-throttle.ts';
import { startSession } from './session.ts';

/** Signs the administrator in. Throws 401 'Invalid credentials', 429 after too many failures, 400 over 72 bytes. */
export async function login(context: Context, input: LoginInput): Promise<void> {
  if (truncates(input.password)) throw new HttpError(400, 'password: 72 bytes at most');
  const attempt = await beginAttempt(context.ip);
  if (!(await isAdministrator(input))) {
    await Promise.all([addToAllFailures(), recordFailedLogin(context.ip)]);
    throw new HttpError(401, 'Invalid credentials');
  }
  await startSession(context);
  await Promise.all([takeBack(attempt), recordActivity(input.username, 'Logged in')]);
}

/** The right password signs in, also when its attempt stays counted as a failure. */
async function takeBack(attempt: Attempt): Promise<void> {
  try {
    await forgetAttempt(attempt);
  } catch (error) {
    console.error('A login that succeeded still counts as a failed one', error);
  }
}

async function isAdministrator({ username, password }: LoginInput): Promise<boolean> {
  const hash = Buffer.from(env().ADMIN_PASSWORD_HASH, 'base64').toString('utf8');
  // Compared for a wrong user too, so that the time of an answer does not tell which half was wrong.
  const isPassword = await compareInTurn(password, hash);
  return isSameSecret(username, env().ADMIN_USERNAME) && isPassword;
}

let turn: Promise<unknown> = Promise.resolve();

/** One at a time: compared side by side, ten guesses would keep everybody else's answers waiting for a second. */
function compareInTurn(password: string, hash: string): Promise<boolean> {
  const result = turn.then(() => compare(password, hash));
  turn = result.catch(() => undefined);
  return result;
}
