/** In bytes of what is hashed, which is in NFC; bcrypt ignores the rest (rule 57). */
export const longestPassword = 72;

export function truncatesPassword(password: string): boolean {
  return new TextEncoder().encode(password).length > longestPassword;
}
