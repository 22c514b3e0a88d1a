const key = 'opened';

export function rememberOpening(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Blocked storage only costs time at the next opening.
  }
}

/** Calls back when idle if an overlay was opened before: its files are in the cache then. */
export function whenOpenedBefore(callback: () => void): void {
  window.requestIdleCallback?.(() => {
    if (hasOpened()) callback();
  });
}

function hasOpened(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
