/** Shows as many items of a page's lists as fill the screen with the page, and the others in the frames after it. */
export function bindFirstItems(): void {
  document.addEventListener('astro:before-swap', ({ newDocument, navigationType, to }) => {
    // A stored scroll position or an anchor needs the whole height at once.
    if (navigationType === 'traverse' || to.hash) {
      newDocument.documentElement.dataset.whole = '';
    } else for (const list of newDocument.querySelectorAll('main ul')) leaveOut(list);
  });
}

function leaveOut(list: Element): void {
  const later = [...list.children].slice(countFirst()) as HTMLElement[];
  for (const item of later) {
    // The router has to find films in the page, to make them play.
    if (item.querySelector('video')) item.hidden = true;
    else item.remove();
  }
  showLater(list, later);
}

/** Returns how many items to show first. A row of the wall is 500 px high at least, and a heading stands above the first one. */
function countFirst(): number {
  return Math.max(2, Math.ceil(innerWidth / 400)) * Math.ceil(innerHeight / 800);
}

function showLater(list: Element, items: HTMLElement[]): void {
  const perFrame = 9;
  const hasLater = list.toggleAttribute('data-later', items.length > 0);
  if (!hasLater) return;
  // The timer ends after the paint of the frame.
  requestAnimationFrame(() => {
    setTimeout(() => {
      for (const item of items.splice(0, perFrame)) {
        item.hidden = false;
        list.append(item);
      }
      showLater(list, items);
    });
  });
}
