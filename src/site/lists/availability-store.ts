import { atom } from 'nanostores';
import type { ArtworkState, Hour } from '#shared/availability';
import { ask } from '../../lib/call.ts';

/** Held, sold and gone artworks, by artwork id; others are as built. */
export const $availability = atom<Readonly<Record<string, ArtworkState>>>({});

/** When holds end, by artwork id. */
export const $holds = atom<Readonly<Record<string, string>>>({});

/** Hours of sale that are to come, by artwork id. `answeredAt`: of `performance.now()`. */
export const $hours = atom<{ of: Readonly<Record<string, Hour>>; answeredAt: number }>({
  of: {},
  answeredAt: 0,
});

/** Changed prices in dollars, by artwork id; undefined before the first answer. */
export const $prices = atom<Readonly<Record<string, string>> | undefined>();

/** Keeps the last state without an answer: the server decides at payment. */
export async function refreshAvailability(): Promise<void> {
  const answer = await ask('GET /api/availability').catch(() => null);
  if (!answer) return;
  $prices.set(answer.prices);
  $holds.set(answer.holds);
  $hours.set({ of: answer.hours, answeredAt: performance.now() });
  $availability.set(answer.artworks);
}
