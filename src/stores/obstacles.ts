import type { ArtworkState } from '#shared/availability';
import { computed } from 'nanostores';
import { $availability } from './availability.ts';
import { $cart } from './cart.ts';

const words: Partial<Record<ArtworkState, string>> = {
  reserved: 'Reserved for another buyer',
  sold: 'Sold',
  'not-for-sale': 'Not for sale',
  gone: 'Not for sale',
};

/** Returns why an artwork in this state cannot be bought, or undefined. */
export function obstacleIn(state: ArtworkState = 'available'): string | undefined {
  return words[state];
}

export const $obstacles = computed([$cart, $availability], (cart, states) => {
  const blocked = cart.flatMap(({ id }) => {
    const obstacle = obstacleIn(states[id]);
    return obstacle ? [[id, obstacle] as const] : [];
  });
  return new Map(blocked);
});
