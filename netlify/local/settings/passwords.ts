import { createHash } from 'node:crypto';
import { encodeBase64, hashSync } from 'bcryptjs';

const rounds = 10;

const saltBytes = 16;

/**
 * Hashes for ADMIN_PASSWORD_HASH: base64, because .env readers replace a `$` (rule 57). `seed`: a secret; with it the hash of a password
 * is the same each time, so that sessions survive a restart.
 */
export function hashPassword(password: string, seed?: string): string {
  return Buffer.from(hashSync(password, seed ? saltOf(seed) : rounds)).toString('base64');
}

function saltOf(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  return `$2b$${rounds}$${encodeBase64(bytes, saltBytes)}`;
}
