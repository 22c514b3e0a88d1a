import { createHmac, randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { env } from '../env.ts';
import { HttpError } from '../errors.ts';
import { listKeys } from '../ports/blobs/lists.ts';
import { createJson, readJson, removeKey, writeJson } from '../ports/blobs/records.ts';
import { requireLiveDeploy } from '../ports/live-deploy.ts';
import { cookieName, isSecure } from './cookies.ts';

const cookie = 'session';
const daySeconds = 24 * 60 * 60;
const lifetimes = { usual: daySeconds / 3, long: 30 * daySeconds };
const keptSeconds = 60 * 60;
const revokedPrefix = 'revoked-sessions/';
const revocationSchema = z.object({ revokedAt: z.string() });
const allEndedKey = 'sessions/all-ended';
/** In seconds since 1970. */
const allEndedSchema = z.object({ at: z.number() });

/** `id` begins with the second at which the session ends; the rest is random. `startedAt` in seconds since 1970. */
export type Session = { id: string; username: string; startedAt: number };

/** For 8 hours, or for 30 days where the person stays signed in. */
export async function startSession(context: Context, isLong: boolean): Promise<void> {
  const maxAge = isLong ? lifetimes.long : lifetimes.usual;
  const expiresAt = nowSeconds() + maxAge;
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(env().ADMIN_USERNAME)
    .setIssuedAt()
    .setJti(`${expiresAt}-${randomUUID()}`)
    .setExpirationTime(expiresAt)
    .sign(signingKey());
  setCookie(context, { value: token, maxAge });
}

/** Throws 401 without a valid cookie, or after a logout; 403 where nobody can sign in. */
export async function requireAdmin(context: Context): Promise<Session> {
  requireLiveDeploy();
  const session = await verifyToken(context.cookies.get(cookieName(cookie)));
  if (session && !(await isEnded(session))) return session;
  throw new HttpError(401, 'Please sign in');
}

async function isEnded({ id, startedAt }: Session): Promise<boolean> {
  const [revoked, allEnded] = await Promise.all([
    readJson(revokedPrefix + id, revocationSchema),
    readJson(allEndedKey, allEndedSchema),
  ]);
  return revoked !== null || (allEnded !== null && startedAt <= allEnded.at);
}

/** Ends every session that began until now, on all devices. Throws 401 without a session, 503. */
export async function endAllSessions(context: Context): Promise<Session> {
  const session = await requireAdmin(context);
  await writeJson(allEndedKey, { at: nowSeconds() });
  setCookie(context, { value: '', maxAge: 0 });
  return session;
}

/**
 * Removes the browser's cookie, also when the store is away, then revokes the session: copies of its cookie become invalid. Throws 401
 * without a session, 503.
 */
export async function endSession(context: Context): Promise<Session> {
  setCookie(context, { value: '', maxAge: 0 });
  const session = await requireAdmin(context);
  await createJson(revokedPrefix + session.id, { revokedAt: new Date().toISOString() });
  return session;
}

/** An hour late: the clock of another function may be behind. */
export async function removeExpiredRevocations(): Promise<void> {
  const keys = await listKeys(revokedPrefix);
  const expired = keys.filter((key) => expiryOf(key) + keptSeconds < nowSeconds());
  await Promise.all(expired.map(removeKey));
}

async function verifyToken(token: string | undefined): Promise<Session | null> {
  if (!token) return null;
  const username = env().ADMIN_USERNAME;
  const rules = { algorithms: ['HS256'], subject: username, requiredClaims: ['jti', 'iat', 'exp'] };
  const verified = await jwtVerify(token, signingKey(), rules).catch(() => null);
  if (!verified) return null;
  const { jti, iat = 0 } = verified.payload;
  return { id: String(jti), username, startedAt: iat };
}

function setCookie(context: Context, { value, maxAge }: { value: string; maxAge: number }): void {
  context.cookies.set({
    name: cookieName(cookie),
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(),
  });
}

/** A new password ends all sessions. */
function signingKey(): Uint8Array {
  const { JWT_SECRET, ADMIN_PASSWORD_HASH } = env();
  return createHmac('sha256', JWT_SECRET).update(ADMIN_PASSWORD_HASH).digest();
}

function expiryOf(key: string): number {
  return Number.parseInt(key.slice(revokedPrefix.length), 10);
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
