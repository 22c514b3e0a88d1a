import type { ArtworkState } from '#shared/availability';
import { computed } from 'nanostores';
import { $availability } from '../lists/availability-store.ts';
import { $cart } from './cart-store.ts';
import type { IslandWords } from '../../words/island-words.ts';
import { $words } from '../../words/page-words.ts';

const causes: Partial<Record<ArtworkState, keyof IslandWords['cart']['obstacles']>> = {
  upcoming: 'upcoming',
  reserved: 'reserved',
  sold: 'sold',
  bought: 'bought',
  'on-request': 'onRequest',
  'not-for-sale': 'notForSale',
  gone: 'notForSale',
};

/** Returns why an artwork in this state cannot be bought, or undefined. */
export function obstacleIn(state: ArtworkState = 'available'): string | undefined {
  const cause = causes[state];
  return cause && $words.get().cart.obstacles[cause];
}

export const $obstacles = computed([$cart, $availability, $words], (cart, states) => {
  const blocked = cart.flatMap(({ id }) => {
    const obstacle = obstacleIn(states[id]);
    return obstacle ? [[id, obstacle] as const] : [];
  });
  return new Map(blocked);
});
