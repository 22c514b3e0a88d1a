import { prepareControl } from './intent.ts';
import { preparePage } from './prefetch.ts';

/**
 * Binds the signs that come before a press: a mouse rests on a control, and a key moves the focus to it. A finger also touches what it
 * scrolls: its tap alone is a sign.
 */
export function bindSigns(): void {
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);
}

function prepare(event: Event & { pointerType?: string }): void {
  if (event.pointerType === 'touch') return;
  prepareControl(event);
  preparePage(event);
}
