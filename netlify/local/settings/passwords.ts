import { hashSync } from 'bcryptjs';

/** In bytes; bcrypt ignores the rest (rulings 36). */
export const longestPassword = 72;

const rounds = 10;

/** A bcrypt hash as ADMIN_PASSWORD_HASH carries it: base64, because .env readers eat a `$` (rulings 36). */
export function hashPassword(password: string): string {
  return Buffer.from(hashSync(password, rounds)).toString('base64');
}
