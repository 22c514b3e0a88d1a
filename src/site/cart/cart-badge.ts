import { $cart, type CartItem } from './cart-store.ts';
import { $words } from '../../words/page-words.ts';

export function showCartCount(): void {
  $cart.subscribe(show);
  // They are set again after each change of the page.
  $words.listen(() => show($cart.get()));
}

function show({ length: count }: readonly CartItem[]): void {
  const badge = document.querySelector<HTMLElement>('[data-cart-count]');
  if (!badge) return;
  badge.textContent = String(count);
  badge.hidden = count === 0;
  badge.closest('[data-cart]')?.setAttribute('aria-label', $words.get().cart.label(count));
}
