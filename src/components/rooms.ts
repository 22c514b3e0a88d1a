import { loadCheckout } from './parts.ts';
import { reloadOnce } from './reload-once.ts';

type Room = { enter: () => unknown };

/** What only some pages need, by the mark that such a page carries. */
const rooms: Record<string, () => Promise<Room>> = {
  '[data-artwork]': () => import('./live-availability.ts'),
  '[data-hover-menu]': () => import('./home.ts'),
  '[data-checkout]': loadCheckout,
  '[data-list]': () => import('./empty-lists.ts'),
  '[data-poster]': () => import('./posters.ts'),
};

/** Fetches the scripts of the page that was entered, and starts them every time it is. */
export function bindRooms(): void {
  enterRooms();
  document.addEventListener('astro:after-swap', enterRooms);
}

function enterRooms(): void {
  for (const [mark, load] of Object.entries(rooms)) {
    if (document.querySelector(mark)) load().then(({ enter }) => enter(), reloadOnce);
  }
}
