import type { Kept } from './editing.ts';

export function keepDraft(pageId: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(keyOf(pageId), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(pageId));
  } catch {
    // Without storage, only a reload loses the draft.
  }
}

export function findDraft(pageId: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(pageId)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keyOf(pageId: string): string {
  return `unsaved-page/${pageId}`;
}
