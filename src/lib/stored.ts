/** Of this device, or of this tab. */
export type Area = 'localStorage' | 'sessionStorage';

/**
 * Stores a text for the site; null removes it, and without a text nothing changes. Returns what is stored then, or null: where the browser keeps
 * nothing, naming an area throws, and only the end of the page loses what was typed.
 */
export function store(
  key: string,
  text?: string | null,
  area: Area = 'sessionStorage',
): string | null {
  try {
    const kept = window[area];
    if (text) kept.setItem(key, text);
    if (text === null) kept.removeItem(key);
    return kept.getItem(key);
  } catch {
    return null;
  }
}
