import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import {
  administratorOf,
  endSessions,
  readAccount,
  revokedSessions,
  type Administrator,
} from '../account.ts';
import { derivedKey } from '../derived-key.ts';
import { HttpError } from '../errors.ts';
import { listKeys } from '../ports/blobs/lists.ts';
import { createJson, hasRecord, removeKey } from '../ports/blobs/records.ts';
import { requireLiveDeploy } from '../ports/live-deploy.ts';
import { cookieName, setStrictCookie } from './cookies.ts';

const cookie = 'session';
const daySeconds = 24 * 60 * 60;
const lifetimes = { usual: daySeconds / 3, long: 30 * daySeconds };
const keptSeconds = 60 * 60;
const { prefix: revokedPrefix } = revokedSessions;
const claimsSchema = z.object({ jti: z.string(), sub: z.string(), mark: z.string() });

/** `id` begins with the second at which the session ends; the rest is random. */
export type Session = { id: string; username: string };

/** Starts a session of 8 hours, or of 30 days if the person stays signed in. */
export function startSession(
  context: Context,
  administrator: Administrator,
  isLong = false,
): Promise<Session> {
  const seconds = isLong ? lifetimes.long : lifetimes.usual;
  const now = nowSeconds();
  return openSession(context, administrator, now, now + seconds);
}

/** Continues a session until its own end after a change of the account, which ends all others. */
export function continueSession(
  context: Context,
  administrator: Administrator,
  { id }: Session,
): Promise<Session> {
  return openSession(context, administrator, nowSeconds(), endOf(id));
}

async function openSession(
  context: Context,
  { username, mark }: Administrator,
  now: number,
  expiresAt: number,
): Promise<Session> {
  const id = `${expiresAt}-${randomUUID()}`;
  const token = await new SignJWT({ mark })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(username)
    .setIssuedAt()
    .setJti(id)
    .setExpirationTime(expiresAt)
    .sign(derivedKey('session'));
  setStrictCookie(context, { name: cookie, value: token, maxAge: expiresAt - now });
  return { id, username };
}

/** Throws 401 without a valid cookie, or after a logout; 403 where nobody can sign in. */
export async function requireAdmin(context: Context): Promise<Session> {
  requireLiveDeploy();
  const claims = await verifyToken(context.cookies.get(cookieName(cookie)));
  if (claims) {
    const { jti: id, sub: username, mark } = claims;
    const [isRevoked, account] = await Promise.all([hasRecord(revokedPrefix + id), readAccount()]);
    const administrator = administratorOf(account);
    const isTheirs = administrator?.mark === mark && administrator.username === username;
    if (!isRevoked && isTheirs) return { id, username };
  }
  throw new HttpError(401, 'Please sign in');
}

/** Ends every session that began until now, on all devices. Throws 401 without a session, 503. */
export async function endAllSessions(context: Context): Promise<Session> {
  const session = await requireAdmin(context);
  await endSessions();
  setStrictCookie(context, { name: cookie, value: '', maxAge: 0 });
  return session;
}

/**
 * Removes the browser's cookie, also when the store is away, then revokes the session: copies of its cookie become invalid. Throws 401
 * without a session, 503.
 */
export async function endSession(context: Context): Promise<Session> {
  setStrictCookie(context, { name: cookie, value: '', maxAge: 0 });
  const session = await requireAdmin(context);
  await createJson(revokedPrefix + session.id, { revokedAt: new Date().toISOString() });
  return session;
}

/** Removes expired revocations an hour late, because the clock of another function may be behind. */
export async function removeExpiredRevocations(): Promise<void> {
  const keys = await listKeys(revokedPrefix);
  const expired = keys.filter(
    (key) => endOf(key.slice(revokedPrefix.length)) + keptSeconds < nowSeconds(),
  );
  await Promise.all(expired.map(removeKey));
}

/** Returns whether this shop signed the session of a call, which is not over. Reads no store, as verifyToken. */
export async function isSigned({ cookies }: Pick<Context, 'cookies'>): Promise<boolean> {
  return (await verifyToken(cookies.get(cookieName(cookie)))) !== null;
}

/** Reads no store: a stranger's cookie costs the shop nothing. */
async function verifyToken(
  token: string | undefined,
): Promise<z.infer<typeof claimsSchema> | null> {
  if (!token) return null;
  const rules = { algorithms: ['HS256'], requiredClaims: ['exp'] };
  const verified = await jwtVerify(token, derivedKey('session'), rules).catch(() => null);
  return claimsSchema.safeParse(verified?.payload).data ?? null;
}

/** Returns the session's end, in seconds since 1970. */
function endOf(id: string): number {
  return Number.parseInt(id, 10);
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
