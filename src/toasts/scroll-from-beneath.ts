const fields = 'input, textarea, select, iframe';

/** Scrolls what was pressed below the toast, if all of it is beneath. A page under a field that has the focus never moves. */
export function scrollFromBeneath(toast: HTMLElement): void {
  const pressed = document.activeElement;
  if (!pressed || pressed === document.body || pressed.matches(fields)) return;
  const box = toast.getBoundingClientRect();
  const { top, bottom } = pressed.getBoundingClientRect();
  if (bottom < box.top || bottom > box.bottom || toast.contains(pressed)) return;
  const scrolled = pressed.closest('[role=dialog]') ?? window;
  scrolled.scrollBy({ top: top - box.bottom - gap, behavior: 'instant' });
}

/** Between the toast and what was pressed, in CSS pixels. */
const gap = 16;
