/** Of this device, or of this tab. */
export type Area = 'localStorage' | 'sessionStorage';

/** Stores a text for the site; null removes it. Where the browser keeps nothing, naming an area throws, and what is stored is forgotten. */
export function store(key: string, text: string | null, area: Area = 'sessionStorage'): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // Only the end of the page loses what was typed.
  }
}

export function findStored(key: string, area: Area = 'sessionStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}
