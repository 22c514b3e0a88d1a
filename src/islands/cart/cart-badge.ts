import { $cart, type CartItem } from '../../stores/cart.ts';
import { $words } from '../../words/islands/words.ts';

export function showCartCount(): void {
  $cart.subscribe(show);
  document.addEventListener('astro:after-swap', () => show($cart.get()));
}

function show({ length: count }: readonly CartItem[]): void {
  const badge = document.querySelector<HTMLElement>('[data-cart-count]');
  if (!badge) return;
  badge.textContent = String(count);
  badge.hidden = count === 0;
  badge.closest('[data-cart]')?.setAttribute('aria-label', $words.get().cart.label(count));
}
