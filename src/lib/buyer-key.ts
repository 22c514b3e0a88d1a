const name = 'buyer-key';

/**
 * The random key by which the shop knows this browser as one buyer, even when the answer with its cookie was lost; all its tabs share it.
 * Null when the browser keeps nothing: then the cookie alone tells.
 */
export function getBuyerKey(): string | null {
  try {
    const known = localStorage.getItem(name);
    if (known) return known;
    // Two tabs may come here at once: what stands in the storage afterwards counts for both.
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
