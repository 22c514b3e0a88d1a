import { isComposing } from './is-composing.ts';

/** Focuses an element when it is shown, because the clicked control is gone or disabled. */
export function moveFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Restores the focus inside an element if its focused child disappears; returns a function that stops. */
export function keepFocusWithin(element: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Ignores an Escape that a layer above handled; returns a function that stops. */
export function onEscape(callback: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) callback();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
