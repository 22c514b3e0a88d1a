import { store } from '../../lib/stored.ts';
import { openedKey } from './opened-key.ts';

/** Calls back when idle if an overlay was opened before: its files are in the cache then. */
export function whenOpenedBefore(callback: () => void): void {
  window.requestIdleCallback?.(() => {
    if (store(openedKey, undefined, 'localStorage')) callback();
  });
}
