import type { Context } from '@netlify/functions';
import { createHash, randomBytes } from 'node:crypto';
import { isTimeZone } from '#shared/format';
import { languageOf, type Language } from '#shared/language';
import { cookieName, isSecure } from './cookies.ts';

const maxAgeSeconds = 90 * 24 * 3600;

const buyerKey = /^[\w-]{32}$/;

export function buyerCookie(): string {
  return cookieName('buyer');
}

/** Returns the hash of the browser's key, or null. A record has only the hash, which is no valid cookie. */
export function findBuyer({ cookies }: Context): string | null {
  const token = cookies.get(buyerCookie());
  return token ? hash(token) : null;
}

/** Returns the buyer's key. A browser without a cookie gets the key that it sent as its cookie, else a new one (rule 8). */
export function requireBuyer(context: Context, { headers }: Request): string {
  const buyer = findBuyer(context);
  if (buyer) return buyer;
  const key = headers.get('buyer-key') ?? '';
  const token = buyerKey.test(key) ? key : randomBytes(24).toString('base64url');
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

const longestTimeZone = 64;

/** Returns the time zone of the buyer's browser, or undefined if the server does not know it. */
function readTimeZone({ headers }: Request): string | undefined {
  const name = headers.get('time-zone') ?? '';
  return name.length <= longestTimeZone && isTimeZone(name) ? name : undefined;
}

/** Returns the language of the pages that call: those in French and Kreyòl send `fr` or `ht`, a browser's own list counts as English. */
export function readLanguage({ headers }: Request): Language {
  return languageOf(headers.get('accept-language'));
}

/** Reads the time zone and the language, which are stored with an order. */
export function readReader(request: Request): { timeZone?: string; language?: Language } {
  const timeZone = readTimeZone(request);
  const language = readLanguage(request);
  return { ...(timeZone && { timeZone }), ...(language !== 'en' && { language }) };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
