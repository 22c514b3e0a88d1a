import { loadCheckout } from './parts.ts';
import { reloadOnce } from './reload-once.ts';

type PageScript = { start: () => unknown };

const scripts: Record<string, () => Promise<PageScript>> = {
  '[data-artwork]': () => import('../lists/live-availability.ts'),
  '[data-hover-menu]': () => import('../home/home.ts'),
  '[data-checkout]': loadCheckout,
  '[data-list]': () => import('../lists/empty-lists.ts'),
  '[data-film]': () => import('./play-films.ts'),
};

export function bindPageScripts(): void {
  startAll();
  document.addEventListener('astro:after-swap', startAll);
}

function startAll(): void {
  for (const [mark, load] of Object.entries(scripts)) {
    if (document.querySelector(mark)) load().then(({ start }) => start(), reloadOnce);
  }
}
