import { forgetStored } from '../../lib/stored-texts.ts';
import { storedKeys } from '../../lib/stored-keys.ts';

const start = 'unsaved-';
const ofWindow = ['open-artwork', 'wanted-page', 'ended-session'];

/** Returns whether a form of this browser has words that are not saved. */
export function hasDrafts(): boolean {
  return storedKeys(start, 'localStorage').length > 0;
}

/** Removes the drafts of all windows of this browser: after the logout the next person finds none. */
export async function forgetDrafts(): Promise<void> {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    for (const key of storedKeys(start, area)) forgetStored(key, area);
  for (const key of ofWindow) forgetStored(key);
  try {
    await (await import('idb-keyval')).clear();
  } catch {
    // Blocked storage has kept none.
  }
}
