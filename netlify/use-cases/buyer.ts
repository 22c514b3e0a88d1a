import type { Context } from '@netlify/functions';
import { createHash, randomBytes } from 'node:crypto';
import { cookieName, isSecure } from './cookies.ts';

const maxAgeSeconds = 90 * 24 * 3600;

/** The name of the cookie that tells buyers apart: what their caches go by. */
export function buyerCookie(): string {
  return cookieName('buyer');
}

/** The buyer behind a request, or null: the hash of the browser's token, so that no record can be used as a cookie. */
export function findBuyer({ cookies }: Context): string | null {
  const token = cookies.get(buyerCookie());
  return token ? hash(token) : null;
}

/** The buyer behind a request, who gets a token when there is none. A claim belongs to it (design, section 2). */
export function requireBuyer(context: Context): string {
  const known = findBuyer(context);
  if (known) return known;
  const token = randomBytes(24).toString('base64url');
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
