import { atom } from 'nanostores';
import type { PieceState } from '#shared/availability';
import { getAvailability } from '../lib/public-lists.ts';

/** Pieces that are held, sold or gone, by artwork id; every other piece is as the page was built. */
export const $availability = atom<Readonly<Record<string, PieceState>>>({});

/** Prices in dollars that have changed since the page was built, by artwork id; undefined before the first answer. */
export const $prices = atom<Readonly<Record<string, string>> | undefined>();

/** Asks what is held, sold or changed. Without an answer the page keeps what it knows: the server decides at payment. */
export async function refreshAvailability(): Promise<void> {
  const answer = await getAvailability().catch(() => null);
  if (!answer) return;
  $prices.set(answer.prices);
  $availability.set(answer.pieces);
}
