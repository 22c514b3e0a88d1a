/** Of this device, or of this tab. */
export type Area = 'localStorage' | 'sessionStorage';

/**
 * Stores a text for the site, if there is one. Returns what is stored then. Where the browser keeps nothing, naming an area throws: nothing is
 * returned, and only the end of the page loses what was typed.
 */
export function store(
  key: string,
  text?: string,
  area: Area = 'sessionStorage',
): string | null | undefined {
  try {
    const kept = window[area];
    if (text) kept.setItem(key, text);
    return kept.getItem(key);
  } catch {
    return undefined;
  }
}
