/** Returns 32 random letters. `crypto.randomUUID` needs a secure context; the shop is also opened over http on a local network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
