import { $cart, type CartItem } from './cart-store.ts';
import { $words } from '../../words/page-words.ts';

/** Shows the count in the header and beside the buttons of the artworks. */
export function showCart(): void {
  $cart.subscribe(show);
  // They are set again after each change of the page.
  $words.listen(() => show($cart.get()));
  // It captures, to come before the works that are shown later are taken out.
  document.addEventListener('astro:before-swap', (event) => mark(event.newDocument), true);
}

function show({ length: count }: readonly CartItem[]): void {
  mark(document);
  const badge = document.querySelector<HTMLElement>('[data-cart-count]');
  if (!badge) return;
  badge.textContent = String(count);
  badge.hidden = count === 0;
  badge.closest('[data-cart]')?.setAttribute('aria-label', $words.get().cart.label(count));
}

function mark(page: Document): void {
  const ids = new Set($cart.get().map(({ id }) => id));
  for (const artwork of page.querySelectorAll<HTMLElement>('[data-artwork]')) {
    artwork.toggleAttribute('data-in-cart', ids.has(artwork.dataset.artwork ?? ''));
  }
}
