import type { PieceState } from '#shared/availability';

/** What stands under a work about its state; an available one needs no word. */
export const pieceWords: Record<PieceState, string> = {
  available: '',
  yours: 'Reserved for you',
  reserved: 'Reserved',
  sold: 'Sold',
  'not-for-sale': 'Not for sale',
  gone: 'Not for sale',
};

/** Whether a visitor can buy a piece in this state. */
export function isBuyable(state: string | undefined): boolean {
  return state === 'available' || state === 'yours';
}

/** The line above the wall. */
export function countWords(available: number, total: number): string {
  return `${available} of ${total} ${total === 1 ? 'work' : 'works'} available`;
}
