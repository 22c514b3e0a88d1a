import type { Context } from '@netlify/functions';
import { jwtVerify, SignJWT } from 'jose';
import { hasBeen } from '#shared/since';
import { derivedKey } from '../derived-key.ts';
import { passwordMissing } from '../errors.ts';
import { cookieName, setStrictCookie } from './cookies.ts';
import type { Session } from './session.ts';

const cookie = 'confirmed';
const lifetimeSeconds = 600;

export type Caller = { context: Context; session: Session };

/**
 * Returns whether the password was typed in this browser during the last ten minutes (rule 85). The cookie is not the session's: a thief of
 * the session gains nothing when the painter types it.
 */
export function wasConfirmed({ context, session }: Caller): Promise<boolean> {
  return holds(context.cookies.get(cookieName(cookie)), session);
}

/** Sets a cookie that says that the password was typed a moment ago. */
export async function setConfirmationCookie({ context, session }: Caller): Promise<void> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(session.id)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds} seconds`)
    .sign(derivedKey('confirmation'));
  setStrictCookie(context, { name: cookie, value: token, maxAge: lifetimeSeconds });
}

/** Throws 403, by which the screens know that they have to ask. */
export async function requireConfirmed(caller: Caller): Promise<void> {
  if (!(await wasConfirmed(caller))) throw passwordMissing();
}

async function holds(token: string | undefined, { id }: Session): Promise<boolean> {
  if (!token) return false;
  const rules = { algorithms: ['HS256'], requiredClaims: ['exp'], subject: id };
  const verified = await jwtVerify(token, derivedKey('confirmation'), rules).catch(() => null);
  return verified !== null && hasBeen((verified.payload.iat ?? 0) * 1000);
}
