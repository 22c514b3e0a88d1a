import type { ArtworkState } from '#shared/availability';

export const artworkWords: Record<ArtworkState, string> = {
  available: '',
  yours: 'Reserved for you',
  reserved: 'Reserved',
  sold: 'Sold',
  'not-for-sale': 'Not for sale',
  gone: 'Not for sale',
};

export function isBuyable(state: string | undefined): boolean {
  return state === 'available' || state === 'yours';
}

export function countWords(available: number, total: number): string {
  return `${available} of ${total} ${total === 1 ? 'work' : 'works'} available`;
}
