const ofDevice = 'unsaved-';
const ofWindow = ['open-artwork', 'wanted-page', 'ended-session'];

/** Whether a form of this browser has words that are not saved. */
export function hasDrafts(): boolean {
  try {
    return draftKeys().length > 0;
  } catch {
    return false;
  }
}

/** Removes every draft of this browser: after the logout the next person finds none. */
export async function forgetDrafts(): Promise<void> {
  try {
    for (const key of draftKeys()) localStorage.removeItem(key);
    for (const key of ofWindow) sessionStorage.removeItem(key);
    await (await import('idb-keyval')).clear();
  } catch {
    // Blocked storage has kept none.
  }
}

function draftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(ofDevice));
}
