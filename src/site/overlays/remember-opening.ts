import { openedKey } from './opened-before.ts';

export function rememberOpening(): void {
  try {
    localStorage.setItem(openedKey, '1');
  } catch {
    // Blocked storage only costs time at the next opening.
  }
}
