import { createHash } from 'node:crypto';
import { passwordRounds } from '#shared/admin/account';
import { encodeBase64, hashSync } from 'bcryptjs';

const saltBytes = 16;

/**
 * Hashes for ADMIN_PASSWORD_HASH: base64, because .env readers replace a `$` (rule 57). `seed`: a secret; with it the hash of a password
 * is the same each time, so that sessions survive a restart.
 */
export function hashPassword(password: string, seed?: string): string {
  return Buffer.from(
    hashSync(password.normalize('NFC'), seed ? saltOf(seed) : passwordRounds),
  ).toString('base64');
}

function saltOf(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  return `$2b$${passwordRounds}$${encodeBase64(bytes, saltBytes)}`;
}
