import type { Context } from '@netlify/functions';
import { createHash, randomBytes } from 'node:crypto';
import { cookieName, isSecure } from './cookies.ts';

const maxAgeSeconds = 90 * 24 * 3600;

/** 24 random bytes, as browsers and this shop write them. */
const buyerKey = /^[\w-]{32}$/;

/** The name of the cookie that tells buyers apart: what their caches go by. */
export function buyerCookie(): string {
  return cookieName('buyer');
}

/** The buyer behind a request, or null: the hash of the browser's token, so that no record can be used as a cookie. */
export function findBuyer({ cookies }: Context): string | null {
  const token = cookies.get(buyerCookie());
  return token ? hash(token) : null;
}

/**
 * The buyer behind a request that takes a hold. A browser without a cookie gets one: the key of its own that it sent, so that a lost
 * answer or a second tab makes it no other buyer, or a new one.
 */
export function requireBuyer(context: Context, { headers }: Request): string {
  const known = findBuyer(context);
  if (known) return known;
  const given = headers.get('buyer-key') ?? '';
  const token = buyerKey.test(given) ? given : randomBytes(24).toString('base64url');
  context.cookies.set({
    name: buyerCookie(),
    value: token,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(),
    maxAge: maxAgeSeconds,
  });
  return hash(token);
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
