import { findStored, store } from '../../lib/stored.ts';

const key = 'opened';

/** Calls back when idle if an overlay was opened before: its files are in the cache then. */
export function whenOpenedBefore(callback: () => void): void {
  window.requestIdleCallback?.(() => {
    if (findStored(key, 'localStorage')) callback();
  });
}

export function rememberOpening(): void {
  store(key, '1', 'localStorage');
}
