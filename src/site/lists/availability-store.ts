import { atom } from 'nanostores';
import type { ArtworkState, Availability } from '#shared/availability';
import { ask } from '../../lib/call.ts';

/** Held, sold and gone artworks, by artwork id; others are as built. */
export const $availability = atom<Readonly<Record<string, ArtworkState>>>({});

type Times = Pick<Availability, 'holds' | 'hours'> & { at: number };

/** When holds end, and hours of sale that are to come, by artwork id. `at`: when they came, of `performance.now()`. */
export const $times = atom<Times>({ holds: {}, hours: {}, at: 0 });

/** Changed prices in dollars, by artwork id; undefined before the first answer. */
export const $prices = atom<Readonly<Record<string, string>> | undefined>();

/** Keeps the last state without an answer: the server decides at payment. */
export async function refreshAvailability(): Promise<void> {
  const answer = await ask('GET /api/availability').catch(() => null);
  if (!answer) return;
  $prices.set(answer.prices);
  $times.set({ ...answer, at: performance.now() });
  $availability.set(answer.artworks);
}
