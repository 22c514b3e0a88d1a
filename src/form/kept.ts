/** Of this device, or of this tab. */
type Area = 'localStorage' | 'sessionStorage';

/** Keeps what was typed; null removes it. */
export function keep(key: string, kept: object | null, area: Area = 'sessionStorage'): void {
  try {
    if (kept) window[area].setItem(key, JSON.stringify(kept));
    else window[area].removeItem(key);
  } catch {
    // Without storage, only the end of the page loses what was typed.
  }
}

export function findKept<Kept>(key: string, area: Area = 'sessionStorage'): Kept | null {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
