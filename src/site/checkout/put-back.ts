import { fetchOutcome } from './payment/payment-outcome.ts';
import { $availability, refreshAvailability } from '../lists/availability-store.ts';
import { findArtwork } from '../lists/find-artwork.ts';
import { showToast } from '../../toasts/toast.ts';
import { $words } from '../../words/page-words.ts';
import { addToCart } from '../cart/cart-store.ts';
import { obstacleIn } from '../cart/obstacles.ts';

/**
 * Puts the artworks of the page's failed payment back into the cart. What cannot be bought any more is named beside the control instead.
 * Returns whether one of them is in the cart.
 */
export async function putBack(control: HTMLElement): Promise<boolean> {
  const learned = await fetchOutcome(String(history.state?.search));
  if (!('items' in learned)) {
    const { title, text } = $words.get().payment.unreachable;
    showToast({ title, description: text, variant: 'destructive' });
    return false;
  }
  if (learned.state !== 'failed' && learned.state !== 'open') {
    location.reload();
    return false;
  }
  const { artworkIds, items } = learned;
  const [artworks] = await Promise.all([
    Promise.all(artworkIds.map((id) => findArtwork(id).catch(() => null))),
    refreshAvailability(),
  ]);
  const lost = artworks.flatMap((artwork, index) => {
    const id = artworkIds[index]!;
    const state = $availability.get()[id] ?? artwork?.state ?? 'gone';
    const obstacle = obstacleIn(state, id);
    if (artwork && !obstacle) addToCart(artwork);
    return obstacle ? [`${items[index]!.artworkTitle} – ${obstacle}`] : [];
  });
  control.nextElementSibling!.textContent = lost.join(', ');
  return lost.length < artworks.length;
}
