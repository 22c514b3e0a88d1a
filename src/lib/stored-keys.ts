import type { Area } from './stored.ts';

/** Returns the keys that begin with `start`. No page of visitors loads it before an interaction. */
export function storedKeys(start: string, area: Area): string[] {
  try {
    return Object.keys(window[area]).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
