import { afterPaint } from './after-paint.ts';

const id = 'overlay';

/** The element that dialogs and toasts are rendered into; it outlives soft navigation. */
export function overlayElement(): HTMLElement {
  const found = document.getElementById(id);
  if (found) return found;
  const created = document.createElement('div');
  created.id = id;
  return document.body.appendChild(created);
}

/**
 * Takes the page behind a dialog out of reach and keeps its scroll position; returns the way back.
 * Only once the dialog is painted: the whole page's styles are computed again.
 * Not Radix's own modality: its focus trap shuts out what lies beside the dialog, such as a bank's
 * confirmation frame opened by Stripe, and the toasts (F8).
 */
export function holdPage(): () => void {
  const overlay = overlayElement();
  const { style } = document.documentElement;
  let held: HTMLElement[] = [];
  const isFree = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement && !element.contains(overlay) && !element.inert;
  const stopWaiting = afterPaint(() => {
    held = [...document.body.children].filter(isFree);
    for (const element of held) element.inert = true;
    style.overflow = 'hidden';
  });
  return () => {
    stopWaiting();
    for (const element of held) element.inert = false;
    if (held.length > 0) style.overflow = '';
  };
}
