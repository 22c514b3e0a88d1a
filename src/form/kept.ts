/** `localStorage` of this device, `sessionStorage` of this tab. */
export type Area = 'localStorage' | 'sessionStorage';

/** Keeps what was typed; null removes it. */
export function keep(key: string, kept: object | null, area: Area = 'localStorage'): void {
  try {
    if (kept) globalThis[area].setItem(key, JSON.stringify(kept));
    else globalThis[area].removeItem(key);
  } catch {
    // Without storage, only the end of the page loses what was typed.
  }
}

export function findKept<Kept>(key: string, area: Area = 'localStorage'): Kept | null {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
