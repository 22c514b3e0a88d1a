/** The home page asks for the newest diary entry when nothing else is to be done (rulings 21). */
export function askDiaryWhenIdle(): void {
  document.addEventListener('astro:page-load', () => {
    if (!document.querySelector('[data-diary]')) return;
    whenIdle(() => void import('./diary-entry.ts').then(({ refreshDiary }) => refreshDiary()));
  });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
