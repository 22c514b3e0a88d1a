import { artworkSchema, type Artwork } from '#shared/artwork';
import type { Availability, Hour } from '#shared/availability';
import { formatHour, inZone } from '#shared/hour';
import type { Language } from '#shared/language';
import { readWithTimes } from '../../ports/blobs/snapshots.ts';
import { readBuilds } from '../publishing/builds.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { holdEnd, takenState, untakenState } from '../takes/artwork-state.ts';
import { readSettings } from '../settings.ts';
import { listLiveTakes } from '../takes/takes.ts';

const artworkPrefix = 'artworks/';

/** Returns the availability for one buyer, whose own hold does not block them (rules 8 and 52). */
export async function getAvailability(buyer: string | null): Promise<Availability> {
  const [{ values, times }, takes, { live }] = await Promise.all([
    readWithTimes(snapshots.artworks, artworkSchema),
    listLiveTakes(),
    readBuilds(),
  ]);
  const isNews = ([, at]: [string, number]) => at > (live[snapshots.artworks.name] ?? 0);
  const changed = new Set([...times].filter(isNews).map(([key]) => key));
  const answer: Omit<Availability, 'hours'> = { artworks: {}, holds: {}, prices: {} };
  for (const [key, artwork] of values) {
    const own = takes.get(artwork.id) ?? [];
    const held = takenState(artwork, own, buyer);
    const isChanged = changed.delete(key);
    const state = isChanged ? changedState(artwork, held) : (held ?? upcomingState(artwork));
    if (state && (state === 'gone' || !artwork.isHidden)) answer.artworks[artwork.id] = state;
    const isHeld = !artwork.isHidden && (state === 'reserved' || state === 'yours');
    const until = isHeld && holdEnd(own, state === 'yours' ? buyer : null);
    if (until) answer.holds[artwork.id] = until;
    if (isChanged && state !== 'gone' && artwork.price) answer.prices[artwork.id] = artwork.price;
  }
  // A change without its artwork: it was deleted.
  for (const key of changed) answer.artworks[key.slice(artworkPrefix.length)] = 'gone';
  const upcoming = [...values.values()].filter(({ id }) => answer.artworks[id] === 'upcoming');
  return { ...answer, hours: upcoming.length > 0 ? await hoursOf(upcoming) : {} };
}

function upcomingState(artwork: Artwork) {
  return untakenState(artwork) === 'upcoming' ? 'upcoming' : null;
}

/** Returns the hours of sale in milliseconds from now, so that no clock of a visitor takes part (rule 108). */
async function hoursOf(artworks: Artwork[]): Promise<Availability['hours']> {
  const { timeZone } = await readSettings();
  const hourOf = (at: string): Hour => {
    const says = (language: Language) => formatHour(at, timeZone, language);
    const inMs = Math.max(0, Date.parse(at) - Date.now());
    return {
      inMs,
      says: { en: says('en'), fr: says('fr'), ht: says('ht') },
      at: inZone(at, timeZone),
    };
  };
  return Object.fromEntries(artworks.map(({ id, opensAt }) => [id, hourOf(opensAt!)]));
}

/** Returns the new state of an artwork whose page may be old: it may not be for sale any more, or its price may be asked now (rule 98). */
function changedState(artwork: Artwork, held: ReturnType<typeof takenState>) {
  if (artwork.isHidden) return 'gone';
  if (held === 'sold' || held === 'bought') return held;
  const free = untakenState(artwork);
  if (free === 'not-for-sale') return 'gone';
  return held ?? (free === 'available' ? null : free);
}
