import { newKey } from './new-key.ts';

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
