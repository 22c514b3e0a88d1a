import { keep, keptKeys } from '../../form/kept.ts';

const start = 'unsaved-';
const ofWindow = ['open-artwork', 'wanted-page', 'ended-session'];

/** Returns whether a form of this browser has words that are not saved. */
export function hasDrafts(): boolean {
  return keptKeys(start, 'localStorage').length > 0;
}

/** Removes the drafts of all windows of this browser: after the logout the next person finds none. */
export async function forgetDrafts(): Promise<void> {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    for (const key of keptKeys(start, area)) keep(key, null, area);
  for (const key of ofWindow) keep(key, null);
  try {
    await (await import('idb-keyval')).clear();
  } catch {
    // Blocked storage has kept none.
  }
}
