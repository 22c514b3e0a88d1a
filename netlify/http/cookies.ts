import type { Context } from '@netlify/functions';
import { env } from '../env.ts';

export function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:');
}

/** Returns the cookie's name. On https the prefix __Host- stops other hosts, paths and plain connections from setting it. */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

type StrictCookie = { name: string; value: string; maxAge: number };

/** Sets a cookie of the administrator. `maxAge` in seconds; 0 removes it. */
export function setStrictCookie({ cookies }: Context, { name, value, maxAge }: StrictCookie): void {
  cookies.set({
    name: cookieName(name),
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(),
  });
}
