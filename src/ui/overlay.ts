import { afterPaint } from './after-paint.ts';

const id = 'overlay';

/** Survives soft navigation. */
export function overlayElement(): HTMLElement {
  const found = document.getElementById(id);
  if (found) return found;
  const created = document.createElement('div');
  created.id = id;
  return document.body.appendChild(created);
}

/** Returns the undo. After the paint: recomputes all styles. Radix's modality locks out Stripe's frame and toasts. */
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
