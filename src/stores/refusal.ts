import { computed } from 'nanostores';
import { findArtwork } from '../lib/api.ts';
import { $availability, $prices, refreshAvailability } from './availability.ts';
import { repriceCart, repriced } from './cart-prices.ts';
import { $checkout, changeCheckout } from './checkout.ts';

/** Whether a piece that is being bought is sold by now, so that the same purchase cannot succeed any more. */
export const $isSold = computed([$checkout, $availability], ({ artworks }, states) =>
  artworks.some(({ id }) => states[id] === 'sold'),
);

/** After the server has refused a purchase: shows in cart and checkout what is held, sold or dearer now. */
export async function learnFromRefusal(): Promise<void> {
  const { artworks } = $checkout.get();
  const asked = Promise.allSettled(artworks.map(({ id }) => findArtwork(id)));
  const [found] = await Promise.all([asked, refreshAvailability()]);
  const known = found.flatMap((one) =>
    one.status === 'fulfilled' ? [[one.value.id, one.value.price]] : [],
  );
  // The CDN keeps an artwork for longer than the answer that tells of changed prices.
  const prices = { ...Object.fromEntries(known), ...$prices.get() };
  repriceCart(prices);
  changeCheckout({ artworks: repriced(artworks, prices) });
}
