import type { AdminArtwork } from '#shared/artwork';
import { isFound } from '#shared/find';
import { textFields } from './artwork-fields.ts';
import { createFinder, type FinderQuery } from '../calls/finder.ts';

type Part = 'for-sale' | 'on-request' | 'reserved' | 'sold' | 'not-for-sale' | 'hidden' | 'waiting';

export const artworkFinder = createFinder<Part>({
  'for-sale': 'For sale',
  'on-request': 'Price on request',
  reserved: 'Reserved',
  sold: 'Sold',
  'not-for-sale': 'Not for sale',
  hidden: 'Hidden',
  waiting: 'Waiting for you',
});

const isIn: Record<Part, (artwork: AdminArtwork) => boolean> = {
  'for-sale': ({ state }) => state === 'available',
  'on-request': ({ state }) => state === 'on-request',
  reserved: ({ state }) => state === 'reserved',
  sold: ({ state }) => state === 'sold',
  'not-for-sale': ({ state, isHidden }) => state === 'not-for-sale' && !isHidden,
  hidden: ({ isHidden }) => isHidden,
  waiting: ({ waits }) => waits !== undefined,
};

export function chooseArtworks(
  artworks: AdminArtwork[],
  { find = '', show }: FinderQuery<Part>,
): AdminArtwork[] {
  return artworks.filter(
    (artwork) => (!show || isIn[show](artwork)) && isFound(find, textsOf(artwork)),
  );
}

/** Returns the texts in which an artwork is found: those of the form, the year and the order's number. */
function textsOf(artwork: AdminArtwork) {
  return [...textFields.map((name) => artwork[name]), artwork.year, artwork.orderId];
}
