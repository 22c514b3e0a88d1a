import { atom } from 'nanostores';
import type { Langs } from '#shared/translations';

export type CartItem = {
  id: string;
  title: string;
  price: string | number | null;
  imageUrl: string;
  technique: string;
  dimensions: string;
  langs?: Langs<'technique'>;
};

/** In memory only (rule 5). */
export const $cart = atom<readonly CartItem[]>([]);

/** Returns false for an artwork that is in the cart already. */
export function addToCart(artwork: CartItem): boolean {
  if ($cart.get().some(({ id }) => id === artwork.id)) return false;
  $cart.set([...$cart.get(), artwork]);
  return true;
}

export function removeFromCart(...ids: readonly string[]): void {
  $cart.set($cart.get().filter(({ id }) => !ids.includes(id)));
}

export function clearCart(): void {
  $cart.set([]);
}
