import { atom } from 'nanostores';
import type { ArtworkState } from '#shared/availability';
import { getAvailability } from '../../lib/public-lists.ts';

/** Held, sold and gone artworks, by artwork id; others are as built. */
export const $availability = atom<Readonly<Record<string, ArtworkState>>>({});

/** When holds end, by artwork id. */
export const $holds = atom<Readonly<Record<string, string>>>({});

/** Changed prices in dollars, by artwork id; undefined before the first answer. */
export const $prices = atom<Readonly<Record<string, string>> | undefined>();

/** Keeps the last state without an answer: the server decides at payment. */
export async function refreshAvailability(): Promise<void> {
  const answer = await getAvailability().catch(() => null);
  if (!answer) return;
  $prices.set(answer.prices);
  $holds.set(answer.holds);
  $availability.set(answer.artworks);
}
