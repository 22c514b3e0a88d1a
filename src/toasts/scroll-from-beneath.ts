const fields = 'input, textarea, select, iframe';

/** Between the toast and what was pressed, in CSS pixels. */
const gap = 16;

/** Scrolls what was pressed below the toast, if all of it is beneath. A page whose field has the focus never moves. */
export function scrollFromBeneath(toast: HTMLElement): void {
  const pressed = document.activeElement;
  if (!pressed || pressed === document.body || pressed.matches(fields)) return;
  const box = toast.getBoundingClientRect();
  const { left, top, bottom } = pressed.getBoundingClientRect();
  const isBeneath = left < box.right && bottom > box.top && bottom <= box.bottom;
  if (!isBeneath || toast.contains(pressed)) return;
  const scrolled = pressed.closest('[role=dialog]') ?? window;
  scrolled.scrollBy({ top: top - box.bottom - gap, behavior: 'instant' });
}
