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

const ofDevice = 'unsaved-';
const ofWindow = ['open-artwork', 'film-form', 'wanted-page'];

/** Removes every draft of this browser: after the logout the next person finds none. */
export async function forgetDrafts(): Promise<void> {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(ofDevice));
    for (const key of kept) localStorage.removeItem(key);
    for (const key of ofWindow) sessionStorage.removeItem(key);
    await (await import('idb-keyval')).clear();
  } catch {
    // Blocked storage has kept none.
  }
}
