import { loadCheckout } from './parts.ts';
import { reloadOnce } from '../lib/reload-once.ts';

type Room = { enter: () => unknown };

const rooms: Record<string, () => Promise<Room>> = {
  '[data-artwork]': () => import('./lists/live-availability.ts'),
  '[data-hover-menu]': () => import('./home.ts'),
  '[data-checkout]': loadCheckout,
  '[data-list]': () => import('./lists/empty-lists.ts'),
  '[data-film]': () => import('./films.ts'),
};

export function bindRooms(): void {
  enterRooms();
  document.addEventListener('astro:after-swap', enterRooms);
}

function enterRooms(): void {
  for (const [mark, load] of Object.entries(rooms)) {
    if (document.querySelector(mark)) load().then(({ enter }) => enter(), reloadOnce);
  }
}
