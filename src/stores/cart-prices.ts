import { $cart, type CartItem } from './cart.ts';

type Prices = Readonly<Record<string, string | null>>;

/** The same artworks at the shop's current prices, by id. */
export function repriced(artworks: readonly CartItem[], prices: Prices): readonly CartItem[] {
  return artworks.map((item) => {
    const price = prices[item.id];
    return price === undefined ? item : { ...item, price };
  });
}

/** Puts the shop's current prices into the cart. */
export function repriceCart(prices: Prices): void {
  const cart = $cart.get();
  const next = repriced(cart, prices);
  if (next.some(({ price }, index) => price !== cart[index]?.price)) $cart.set(next);
}
