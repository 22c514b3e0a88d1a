import { atom } from 'nanostores';
import type { PieceState } from '#shared/availability';
import { getAvailability } from '../lib/public-lists.ts';

/** Pieces that are held or sold, by artwork id; every other piece is as the page was built. */
export const $availability = atom<Readonly<Record<string, PieceState>>>({});

/** Asks what is held or sold. Without an answer the page keeps what it knows: the server decides at payment. */
export async function refreshAvailability(): Promise<void> {
  const answer = await getAvailability().catch(() => null);
  if (answer) $availability.set(answer.pieces);
}
