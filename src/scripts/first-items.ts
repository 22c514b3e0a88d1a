const perFrame = 9;

/** Shows as many items of a page's lists as fill the screen with the page, and the others in the frames after it. */
export function bindFirstItems(): void {
  document.addEventListener('astro:before-swap', ({ newDocument, navigationType, to }) => {
    // A stored scroll position or an anchor needs the whole height at once.
    if (navigationType === 'traverse' || to.hash) return;
    const lists = [...newDocument.querySelectorAll('main ul')];
    const later = lists
      .flatMap((list) => [...list.children].slice(countFirst(list)) as HTMLElement[])
      .filter((item) => !item.hidden);
    for (const item of later) item.hidden = true;
    if (later.length > 0) showLater(later);
  });
}

/** An item is about as high as its column is wide, and a heading stands above the first one. */
function countFirst(list: Element): number {
  const several = list.matches('.wall') ? 2 : 3;
  const columns = innerWidth < 640 ? 1 : several;
  return columns * Math.ceil((innerHeight * columns) / innerWidth);
}

function showLater([...items]: HTMLElement[]): void {
  const next = items.splice(0, perFrame);
  // The timer ends after the paint of the frame.
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const item of next) item.hidden = false;
      if (items.length > 0) showLater(items);
    });
  });
}
