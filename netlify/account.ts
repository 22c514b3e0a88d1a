import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { derivedKey } from './derived-key.ts';
import { env, isStandIn } from './env.ts';
import { keyOnly, type Kind } from './ports/blobs/readable.ts';
import { readJson } from './ports/blobs/records.ts';
import { upsertJson } from './ports/blobs/upsert.ts';

/** In no backup: after a restore the account of the store counts. */
export const accountPrefix = 'account/';
export const accountKey = `${accountPrefix}administrator`;

/** Each names a session that has ended. */
export const revokedSessions: Kind = { prefix: 'revoked-sessions/', schema: keyOnly };

const loginSchema = z.object({ username: z.string(), passwordHash: z.string() });
/** `login` null: the name and password are not in the store. Another value of `sessions` ends all. */
const accountSchema = z.object({
  version: z.number(),
  login: loginSchema.nullable(),
  sessions: z.string(),
});
/** `login` null: nobody has made the account. */
export type Account = z.infer<typeof accountSchema>;
/** In place of an account that cannot be read: no session goes on, and only SHOP_SECRET makes another (rule 84). */
const lost: Account = { version: 1, login: null, sessions: 'lost' };
const storedSchema = accountSchema.catch(lost);
type Login = z.infer<typeof loginSchema>;

/** `mark` stands in a session: one of another name, password or time of ending is over. */
export type Administrator = Login & { mark: string };

const unsaved: Account = { version: 1, login: null, sessions: '' };

export async function readAccount(): Promise<Account> {
  return withFirstLogin((await readJson(accountKey, storedSchema)) ?? unsaved);
}

/** Stores a login and ends all sessions, in one write. `change` sees a call that was faster, and may throw. Throws 503. */
export function changeLogin(change: (account: Account) => Login): Promise<Account> {
  return write((before) => ({ login: change(withFirstLogin(before)) }));
}

/** Ends every session that began until now, on all devices. Throws 503. */
export async function endSessions(): Promise<void> {
  await write(() => ({}));
}

async function write(change: (before: Account) => Partial<Account>): Promise<Account> {
  const sessions = randomUUID();
  const stored = await upsertJson(accountKey, storedSchema, (account) => {
    const before = account ?? unsaved;
    return { ...before, ...change(before), version: before.version + 1, sessions };
  });
  return withFirstLogin(stored ?? unsaved);
}

/** Returns the record of a restored shop, which ends the sessions of the older store. */
export function newAccountRecord(): Account {
  return { ...unsaved, sessions: randomUUID() };
}

/** Returns the administrator, or null before the first visit. */
export function administratorOf(account: Account): Administrator | null {
  const { login, sessions } = account;
  return login && { ...login, mark: markOf([login.username, login.passwordHash, sessions]) };
}

function markOf(parts: string[]): string {
  return createHmac('sha256', derivedKey('session'))
    .update(JSON.stringify(parts))
    .digest('base64url');
}

/** Adds the login of the variable until the store has one, but not in place of one that cannot be read. */
function withFirstLogin(stored: Account): Account {
  if (stored.sessions === lost.sessions) return stored;
  return { ...stored, login: stored.login ?? variableLogin() };
}

function variableLogin(): Login | null {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD_HASH: encoded } = env();
  // A `.env` file cannot hold the `$` of a hash (rule 57).
  const passwordHash = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  return passwordHash ? { username, passwordHash } : null;
}

/** Stores the login of the variables unless the store has one (rule 57). Its sessions go on. Throws 503, and 403 in a preview. */
export async function importLogin(): Promise<void> {
  const login = variableLogin();
  if (!login || isStandIn('ADMIN_PASSWORD_HASH') || costOf(login.passwordHash) === null) return;
  await upsertJson(accountKey, storedSchema, (account) => {
    const before = account ?? unsaved;
    if (before.login || before.sessions === lost.sessions) return null;
    return { ...before, login };
  });
}

/** Returns whether ADMIN_PASSWORD_HASH has another login than the store, which counts. */
export function differsFromVariable({ login }: Account): boolean {
  const variable = variableLogin();
  return variable !== null && login?.passwordHash !== variable.passwordHash;
}

/** Returns the cost of a bcrypt hash ('$2b$', the cost in two digits, '$', and 53 characters), or null for another text. */
export function costOf(passwordHash: string): number | null {
  const cost = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(passwordHash)?.[1];
  return cost ? Number(cost) : null;
}
