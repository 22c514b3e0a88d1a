import { env } from '../env.ts';

export function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:');
}

/** On https, the prefix __Host- stops other hosts, paths and plain connections from setting it. */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}
