import { $cart, type CartItem } from './cart-store.ts';

type Prices = Readonly<Record<string, string | null>>;

export function repricedItems(artworks: readonly CartItem[], prices: Prices): readonly CartItem[] {
  return artworks.map((item) => {
    const price = prices[item.id];
    return price === undefined ? item : { ...item, price };
  });
}

export function repriceCart(prices: Prices): void {
  const cart = $cart.get();
  const next = repricedItems(cart, prices);
  if (next.some(({ price }, index) => price !== cart[index]?.price)) $cart.set(next);
}
