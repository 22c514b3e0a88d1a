/** A ref that takes the focus: what was pressed is gone or disabled, and would lose it to nothing. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Brings the focus back into an element when what had it there is gone; returns the way to stop. */
export function keepFocusWithin(element: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Calls back on Escape, unless a layer above has taken it; returns the way to stop. */
export function onEscape(callback: () => void): () => void {
  const listen = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) callback();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
