import { env } from '../env.ts';

/** Whether cookies may only travel encrypted: everywhere but on a machine of one's own. */
export function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:');
}

/** A cookie's name: on https with the prefix that lets no other host, path or plain connection set it. */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}
