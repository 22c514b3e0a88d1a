import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { sessionKey } from './derived-key.ts';
import { env } from './env.ts';
import { readJson } from './ports/blobs/records.ts';
import { upsertJson } from './ports/blobs/upsert.ts';

/** In no backup: after a restore the account of the store counts. */
export const accountPrefix = 'account/';
export const accountKey = `${accountPrefix}administrator`;

const loginSchema = z.object({ username: z.string(), passwordHash: z.string() });
/** `login` null: sessions were ended, and the name and password are not in the store. Another value of `sessions` ends all. */
const accountSchema = z.object({
  version: z.number(),
  login: loginSchema.nullable(),
  sessions: z.string(),
});
type Stored = z.infer<typeof accountSchema>;
/** In place of an account that cannot be read: no session goes on, and only SHOP_SECRET makes another (rule 84). */
const lost: Stored = { version: 1, login: null, sessions: 'lost' };
const storedSchema = accountSchema.catch(lost);
type Login = z.infer<typeof loginSchema>;

/** `variable`: of the environment, which decides in place of the store. `login` null: nobody has made the account. */
export type Account = Stored & { variable: string | null };
/** `mark` stands in a session: one of another name, password or time of ending is over. */
export type Administrator = Login & { mark: string };

const unsaved: Stored = { version: 1, login: null, sessions: '' };

export async function readAccount(): Promise<Account> {
  return withVariables((await readJson(accountKey, storedSchema)) ?? unsaved);
}

/** Stores a login and ends all sessions, in one write. `change` sees a call that was faster, and may throw. Throws 503. */
export function changeLogin(change: (now: Account) => Login): Promise<Account> {
  return write((before) => change(withVariables(before)));
}

/** Ends every session that began until now, on all devices. Throws 503. */
export async function endSessions(): Promise<void> {
  await write(({ login }) => login);
}

async function write(loginOf: (before: Stored) => Login | null): Promise<Account> {
  const sessions = randomUUID();
  const stored = await upsertJson(accountKey, storedSchema, (now) => {
    const before = now ?? unsaved;
    return { version: before.version + 1, login: loginOf(before), sessions };
  });
  return withVariables(stored ?? unsaved);
}

/** The record of a restored shop: sessions of the older store end. */
export function newAccountRecord(): Stored {
  return { ...unsaved, sessions: randomUUID() };
}

/** Null before the first visit. */
export function administratorOf(account: Account): Administrator | null {
  const { login, sessions } = account;
  return login && { ...login, mark: markOf([login.username, login.passwordHash, sessions]) };
}

function markOf(parts: string[]): string {
  return createHmac('sha256', sessionKey()).update(JSON.stringify(parts)).digest('base64url');
}

function withVariables(stored: Stored): Account {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD, ...variables } = env();
  const { ADMIN_PASSWORD_HASH: hash, LOCAL_PASSWORD_HASH: first, URL: isOnNetlify } = variables;
  if (hash) {
    const variable = ADMIN_PASSWORD ? 'ADMIN_PASSWORD' : 'ADMIN_PASSWORD_HASH';
    return { ...stored, login: { username, passwordHash: decode(hash) }, variable };
  }
  const isFirst = first && !isOnNetlify && stored.sessions !== lost.sessions;
  const firstLogin = isFirst ? { username, passwordHash: decode(first) } : null;
  return { ...stored, login: stored.login ?? firstLogin, variable: null };
}

/** A `.env` file cannot hold the `$` of a hash (rule 57). */
function decode(hash: string): string {
  return Buffer.from(hash, 'base64').toString('utf8');
}
