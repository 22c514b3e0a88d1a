import type { PieceState } from '#shared/availability';

const obstacles: Partial<Record<PieceState, string>> = {
  reserved: 'Reserved for another buyer',
  sold: 'Sold',
  'not-for-sale': 'Not for sale',
};

/** Why a piece cannot be bought right now, in words; null when it can. */
export function obstacleOf(state: PieceState | undefined): string | null {
  return (state && obstacles[state]) ?? null;
}
