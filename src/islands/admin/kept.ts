/** Keeps a draft on this device; null removes it. */
export function keep(key: string, draft: object | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, only the end of the page loses the draft.
  }
}

export function findKept<Draft>(key: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
