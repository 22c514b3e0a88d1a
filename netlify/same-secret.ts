import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. */
export function isSameSecret(sent: string, right: string): boolean {
  return timingSafeEqual(digest(sent), digest(right));
}

const secretBytes = 24;
const signsAtEnd = /[-_]+$/;

/** Returns the secret of a link. It ends in a letter or digit: mail programs cut another end off a link. */
export function newSecret(): string {
  const secret = randomBytes(secretBytes).toString('base64url');
  return signsAtEnd.test(secret) ? newSecret() : secret;
}

/** Compares two links as isSameSecret does. Older secrets may end in a sign. */
export function isSameLink(sent: string, right: string): boolean {
  return isSameSecret(withoutEnd(sent), withoutEnd(right));
}

export function withoutEnd(secret: string): string {
  return secret.replace(signsAtEnd, '');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
