import { createHmac } from 'node:crypto';
import { env } from './env.ts';

/** Hides a name, an address or an e-mail in a key: nobody without JWT_SECRET can tell who it is. */
export function keyedHash(text: string, encoding: 'hex' | 'base64url'): string {
  return createHmac('sha256', env().JWT_SECRET).update(text).digest(encoding);
}

export function hashAddress(ip: string): string {
  return keyedHash(networkOf(ip), 'hex').slice(0, 32);
}

/** Returns the IPv4 address or the IPv6 /64: a person with one IPv6 address has 2^64. */
export function networkOf(ip: string): string {
  const v4 = /(\d+\.){3}\d+$/.exec(ip)?.[0];
  if (v4 || !ip.includes(':')) return v4 ?? ip;
  const [head = [], tail = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
