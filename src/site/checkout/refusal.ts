import { computed } from 'nanostores';
import { findArtwork } from '../lists/find-artwork.ts';
import { $availability, $prices, refreshAvailability } from '../lists/availability-store.ts';
import { removeFromCart } from '../cart/cart-store.ts';
import { repriceCart, repricedItems } from '../cart/cart-prices.ts';
import { $checkout, changeCheckout } from './checkout-store.ts';
import { obstacleIn } from '../cart/obstacles.ts';

/** The artworks that are still free, if others of the purchase are not. */
export const $rest = computed([$checkout, $availability], ({ artworks }, states) => {
  const free = artworks.filter(({ id }) => !obstacleIn(states[id]));
  return free.length < artworks.length ? free : [];
});

/** True if trying again is no way on: an artwork is sold, also to this buyer, or the rest can be bought without it. */
export const $isSold = computed(
  [$checkout, $availability, $rest],
  ({ artworks }, states, rest) =>
    rest.length > 0 || artworks.some(({ id }) => /sold|bought/.test(states[id] ?? '')),
);

/** Takes what is lost out of cart and checkout; the rest needs a new payment. */
export function removeLostItems(): void {
  const rest = $rest.get();
  const lost = $checkout.get().artworks.filter((artwork) => !rest.includes(artwork));
  removeFromCart(...lost.map(({ id }) => id));
  changeCheckout({ artworks: rest, cardPayment: null });
}

/** Reads states and prices after a refusal, and updates cart and checkout. */
export async function refreshAfterRefusal(): Promise<void> {
  const { artworks } = $checkout.get();
  const reading = Promise.allSettled(artworks.map(({ id }) => findArtwork(id)));
  const [results] = await Promise.all([reading, refreshAvailability()]);
  const priceEntries = results.flatMap((result) =>
    result.status === 'fulfilled' ? [[result.value.id, result.value.price]] : [],
  );
  // The CDN keeps an artwork for longer than the availability, which has changed prices.
  const prices = { ...Object.fromEntries(priceEntries), ...$prices.get() };
  repriceCart(prices);
  changeCheckout({ artworks: repricedItems(artworks, prices) });
}
