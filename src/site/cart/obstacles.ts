import type { ArtworkState } from '#shared/availability';
import { computed } from 'nanostores';
import { $availability, $times } from '../lists/availability-store.ts';
import { $cart } from './cart-store.ts';
import type { IslandWords } from '../../words/island-words.ts';
import { $words } from '../../words/page-words.ts';

type Obstacles = Omit<IslandWords['cart']['obstacles'], 'upcoming'>;

const causes: Partial<Record<ArtworkState, keyof Obstacles>> = {
  reserved: 'reserved',
  sold: 'sold',
  bought: 'bought',
  'on-request': 'onRequest',
  'not-for-sale': 'notForSale',
  gone: 'notForSale',
};

/** Returns why an artwork in this state cannot be bought, or undefined. With its id the hour of its sale is told. */
export function obstacleIn(state: ArtworkState = 'available', id = ''): string | undefined {
  const { cart, language } = $words.get();
  if (state === 'upcoming') {
    const { says, own } = $times.get().hours[id] ?? {};
    return cart.obstacles.upcoming(says && [says[language], own].filter(Boolean).join(' · '));
  }
  const cause = causes[state];
  return cause && cart.obstacles[cause];
}

export const $obstacles = computed([$cart, $availability, $words], (cart, states) => {
  const blocked = cart.flatMap(({ id }) => {
    const obstacle = obstacleIn(states[id], id);
    return obstacle ? [[id, obstacle] as const] : [];
  });
  return new Map(blocked);
});
