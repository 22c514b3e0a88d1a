/** Returns a link that writes to an address, in which a sign of the address begins nothing else (RFC 6068). */
export function mailto(email: string, subject?: string): string {
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
