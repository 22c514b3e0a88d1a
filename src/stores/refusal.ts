import { computed } from 'nanostores';
import { findArtwork } from '../lib/api.ts';
import { $availability, refreshAvailability } from './availability.ts';
import { $cart, repriced } from './cart.ts';
import { $checkout, changeCheckout } from './checkout.ts';

/** Whether a piece that is being bought is sold by now, so that the same purchase cannot succeed any more. */
export const $isSold = computed([$checkout, $availability], ({ artworks }, states) =>
  artworks.some(({ id }) => states[id] === 'sold'),
);

/** After the server has refused a purchase: shows in cart and checkout what is held, sold or dearer now. */
export async function learnFromRefusal(): Promise<void> {
  const { artworks } = $checkout.get();
  const found = await Promise.allSettled(artworks.map(({ id }) => findArtwork(id)));
  const prices = new Map(
    found.flatMap((one) => (one.status === 'fulfilled' ? [[one.value.id, one.value.price]] : [])),
  );
  $cart.set(repriced($cart.get(), prices));
  changeCheckout({ artworks: repriced(artworks, prices) });
  await refreshAvailability();
}
