import type { Kept } from './content-desk-state.ts';

/** Keeps what was typed on a page and is not stored yet; null forgets it. */
export function keepDraft(pageId: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(keyOf(pageId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(pageId));
  } catch {
    // A full or forbidden storage only takes away the safety of a reload.
  }
}

/** What an earlier visit typed and could not store, or null. */
export function findDraft(pageId: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(pageId)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keyOf(pageId: string): string {
  return `unsaved-content/${pageId}`;
}
