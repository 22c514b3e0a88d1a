import { atom } from 'nanostores';

/** One artwork in the cart; its price in dollars (spec, section 3). */
export type CartItem = {
  id: string;
  title: string;
  price: string | number | null;
  imageUrl: string;
};

/** The cart lives in memory only (spec, section 3). */
export const $cart = atom<readonly CartItem[]>([]);

/** Returns whether it was added: an artwork already in the cart is ignored. */
export function addToCart(artwork: CartItem): boolean {
  if ($cart.get().some(({ id }) => id === artwork.id)) return false;
  $cart.set([...$cart.get(), artwork]);
  return true;
}

/** Takes artworks out; one that is not there is no error. */
export function removeFromCart(...ids: readonly string[]): void {
  $cart.set($cart.get().filter(({ id }) => !ids.includes(id)));
}

/** Takes all of them out. */
export function clearCart(): void {
  $cart.set([]);
}
