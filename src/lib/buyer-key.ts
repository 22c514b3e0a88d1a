const name = 'buyer-key';

/** The tabs of a browser share it (rule 8). Null if storage is blocked: then the cookie alone counts. */
export function getBuyerKey(): string | null {
  try {
    const known = localStorage.getItem(name);
    if (known) return known;
    // Two tabs may write at once; both use what is stored afterwards.
    localStorage.setItem(name, newKey());
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** `crypto.randomUUID` needs a secure context; the shop is also opened over http on a local network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
