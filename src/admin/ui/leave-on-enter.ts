import type { KeyboardEvent } from 'react';
import { isComposing } from '../../ui/is-composing.ts';

/** Leaves a field that is stored on blur. */
export function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.currentTarget.blur();
}
