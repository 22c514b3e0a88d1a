import { computed } from 'nanostores';
import { findArtwork } from '../lib/api.ts';
import { $availability, $prices, refreshAvailability } from './availability.ts';
import { repriceCart, repricedItems } from './cart-prices.ts';
import { $checkout, changeCheckout } from './checkout.ts';

/** True if an artwork of the purchase is sold: a retry cannot succeed. */
export const $isSold = computed([$checkout, $availability], ({ artworks }, states) =>
  artworks.some(({ id }) => states[id] === 'sold'),
);

/** After a refusal: updates states and prices in cart and checkout. */
export async function learnFromRefusal(): Promise<void> {
  const { artworks } = $checkout.get();
  const asked = Promise.allSettled(artworks.map(({ id }) => findArtwork(id)));
  const [found] = await Promise.all([asked, refreshAvailability()]);
  const known = found.flatMap((one) =>
    one.status === 'fulfilled' ? [[one.value.id, one.value.price]] : [],
  );
  // The CDN keeps an artwork for longer than the availability, which has changed prices.
  const prices = { ...Object.fromEntries(known), ...$prices.get() };
  repriceCart(prices);
  changeCheckout({ artworks: repricedItems(artworks, prices) });
}
