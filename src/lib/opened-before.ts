const key = 'opened';

/** Remembers in this browser that somebody has turned to something that opens. */
export function rememberOpening(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Who forbids the site to remember waits a little longer the next time.
  }
}

/** Calls back when nothing else is to be done, if somebody has opened something here before: it lies in the cache then. */
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
