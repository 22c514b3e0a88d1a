import type { KeyboardEvent } from 'react';

/** Leaves a field that is stored on blur. */
export function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.currentTarget.blur();
}
