import { loadCheckout } from './parts.ts';
import { reloadOnce } from '../lib/reload-once.ts';

type PageScript = { start: () => unknown };

const scripts: Record<string, () => Promise<PageScript>> = {
  '[data-artwork]': () => import('./lists/live-availability.ts'),
  '[data-hover-menu]': () => import('./home.ts'),
  '[data-checkout]': loadCheckout,
  '[data-list]': () => import('./lists/empty-lists.ts'),
  '[data-film]': () => import('./films.ts'),
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
