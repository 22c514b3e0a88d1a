import { findArtwork } from '../lib/api.ts';
import { refreshAvailability } from './availability.ts';
import { $cart, repriced } from './cart.ts';
import { $checkout, changeCheckout } from './checkout.ts';

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
