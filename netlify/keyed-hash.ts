import { createHmac } from 'node:crypto';
import { derivedKey, type Purpose } from './derived-key.ts';

/** Hides a name, an address or an e-mail in a key, or proves that the shop itself wrote a text. */
export function keyedHash(
  purpose: Exclude<Purpose, 'session'>,
  text: string,
  encoding: 'hex' | 'base64url',
): string {
  return createHmac('sha256', derivedKey(purpose)).update(text).digest(encoding);
}

export function hashAddress(ip: string): string {
  return keyedHash('person', networkOf(ip), 'hex').slice(0, 32);
}

/** Providers whose addresses lead to one inbox with and without these signs, and their other names. */
const unreadSigns: Record<string, { signs: RegExp; domain: string }> = {
  'gmail.com': { signs: /\./g, domain: 'gmail.com' },
  'googlemail.com': { signs: /\./g, domain: 'gmail.com' },
  'proton.me': { signs: /[._-]/g, domain: 'proton.me' },
  'protonmail.com': { signs: /[._-]/g, domain: 'proton.me' },
  'pm.me': { signs: /[._-]/g, domain: 'proton.me' },
};

/** Returns the same hash for all addresses of one inbox (rule 11). */
export function hashInbox(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const person = name.replace(/\+.*/, '');
  const provider = unreadSigns[domain];
  const inbox = provider
    ? `${person.replace(provider.signs, '')}@${provider.domain}`
    : `${person}@${domain}`;
  return keyedHash('person', inbox, 'base64url');
}

/** Returns the IPv4 address or the IPv6 /64: a person with one IPv6 address has 2^64. */
export function networkOf(ip: string): string {
  const v4 = /(\d+\.){3}\d+$/.exec(ip)?.[0];
  if (v4 || !ip.includes(':')) return v4 ?? ip;
  const [head = [], tail = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
