import { createHmac } from 'node:crypto';
import { env } from '../env.ts';

/** A visitor's network, made unreadable: part of the keys that count what one address does. */
export function hashAddress(ip: string): string {
  const hash = createHmac('sha256', env().JWT_SECRET).update(networkOf(ip)).digest('hex');
  return hash.slice(0, 32);
}

/** The network an address belongs to: whoever has one IPv6 address usually has its 2^64 neighbours too. */
export function networkOf(ip: string): string {
  const v4 = /(\d+\.){3}\d+$/.exec(ip)?.[0];
  if (v4 || !ip.includes(':')) return v4 ?? ip;
  const [head = [], tail = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
