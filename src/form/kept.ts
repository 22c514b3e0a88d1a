/** Of this device, or of this tab. */
type Area = 'localStorage' | 'sessionStorage';

/** Keeps what was typed; null removes it. */
export function keep(key: string, value: object | null, area: Area = 'sessionStorage'): void {
  try {
    if (value) window[area].setItem(key, JSON.stringify(value));
    else window[area].removeItem(key);
  } catch {
    // Without storage, only the end of the page loses what was typed.
  }
}

/** Returns the keys that begin with `start`. */
export function keptKeys(start: string, area: Area): string[] {
  try {
    return Object.keys(window[area]).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

export function findKept<Kept>(key: string, area: Area = 'sessionStorage'): Kept | null {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
