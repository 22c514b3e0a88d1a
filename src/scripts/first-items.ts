/** More than a screen shows: three columns of three rows. */
const count = 9;

/** Shows the first items of a page's long lists with the page, and the others in the frames after it. */
export function bindFirstItems(): void {
  document.addEventListener('astro:before-swap', ({ newDocument, navigationType, to }) => {
    // A stored scroll position or an anchor needs the whole height at once.
    if (navigationType === 'traverse' || to.hash) return;
    const later = newDocument.querySelectorAll<HTMLElement>(
      `main ul > :nth-child(n + ${count + 1}):not([hidden])`,
    );
    for (const item of later) item.hidden = true;
    if (later.length > 0) showLater([...later]);
  });
}

function showLater([...items]: HTMLElement[]): void {
  const next = items.splice(0, count);
  // The timer ends after the paint of the frame.
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const item of next) item.hidden = false;
      if (items.length > 0) showLater(items);
    });
  });
}
