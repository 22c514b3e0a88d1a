import type { KeyboardEvent } from 'react';

/** For a field that is stored when it is left: Enter leaves it. */
export function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.currentTarget.blur();
}
