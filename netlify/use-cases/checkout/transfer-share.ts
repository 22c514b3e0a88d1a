import type { Artwork } from '#shared/artwork';
import { isForSale, isUpcoming } from '#shared/availability';
import { env } from '../../env.ts';
import { listArtworks } from '../artworks/artworks.ts';
import { isSold, listLiveTakes } from '../takes/takes.ts';

/**
 * Returns whether all holds together are at most TRANSFER_HOLD_SHARE of the artworks that are for sale now and unsold, held ones counted:
 * at least one hold, but none of a single artwork. The holds are counted before they are taken, so two at the same moment may exceed the
 * share by one.
 */
export async function isWithinShare(wanted: number): Promise<boolean> {
  const share = env().TRANSFER_HOLD_SHARE;
  if (share >= 1) return true;
  const [artworks, takes] = await Promise.all([listArtworks(), listLiveTakes()]);
  const live = ({ id }: Artwork) => takes.get(id) ?? [];
  const unsold = artworks.filter(
    (artwork) =>
      isForSale(artwork) &&
      !isUpcoming(artwork) &&
      live(artwork).filter(isSold).length < artwork.stockQuantity,
  );
  const held = unsold.filter((artwork) => live(artwork).some((take) => !isSold(take)));
  if (unsold.length <= 1) return false;
  return held.length + wanted <= Math.max(1, Math.floor(unsold.length * share));
}
