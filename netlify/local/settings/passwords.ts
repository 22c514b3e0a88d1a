import { hashSync } from 'bcryptjs';

/** In bytes; bcrypt ignores the rest (rule 57). */
export const longestPassword = 72;

const rounds = 10;

/** Hashes for ADMIN_PASSWORD_HASH: base64, because .env readers replace a `$` (rule 57). */
export function hashPassword(password: string): string {
  return Buffer.from(hashSync(password, rounds)).toString('base64');
}
