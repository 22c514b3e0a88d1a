import type { Artwork } from '#shared/artwork';
import { isForSale, type Availability } from '#shared/availability';
import { everyArtwork, listChanges } from '../publishing/changes.ts';
import { takenState } from '../takes/artwork-state.ts';
import { listLiveTakes } from '../takes/takes.ts';
import { listArtworks } from './artworks.ts';

/** For one buyer: their own hold does not block them (rules 8 and 52). */
export async function getAvailability(buyer: string | null): Promise<Availability> {
  const [artworks, takes, changed] = await Promise.all([
    listArtworks(),
    listLiveTakes(),
    listChangedArtworks(),
  ]);
  const isRolledBack = changed.delete(everyArtwork);
  const answer: Availability = { artworks: {}, prices: {} };
  for (const artwork of artworks) {
    const held = takenState(artwork, takes.get(artwork.id) ?? [], buyer);
    const isChanged = changed.delete(artwork.id) || isRolledBack;
    const state = isChanged && isGone(artwork, held) ? 'gone' : held;
    if (state && (state === 'gone' || !artwork.isHidden)) answer.artworks[artwork.id] = state;
    if (isChanged && state !== 'gone' && artwork.price) answer.prices[artwork.id] = artwork.price;
  }
  // A mark without its artwork: it was deleted.
  for (const id of changed) answer.artworks[id] = 'gone';
  return answer;
}

/** Reads only the keys of the marks, so that an edit costs a visitor no further read. */
async function listChangedArtworks(): Promise<Set<string>> {
  const artworks = (await listChanges()).filter(({ kind }) => kind === 'artworks');
  return new Set(artworks.map(({ id }) => id));
}

function isGone(artwork: Artwork, held: ReturnType<typeof takenState>): boolean {
  return artwork.isHidden || (held !== 'sold' && !isForSale(artwork));
}
