import * as z from 'zod';
import { isWithin } from '#shared/since';
import { orMissing } from '../ports/blobs/readable.ts';
import { upsertJson } from '../ports/blobs/upsert.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** `id`: '<ms since 1970>-<name>'. `network`: its keyed hash. */
export const placeSchema = z.object({ id: z.string(), network: z.string() });
type BasePlace = z.infer<typeof placeSchema>;

/** Returns the schema of a record of places. One that cannot be read has none: it refuses nobody. */
export function placesOf<Place extends BasePlace>(place: z.ZodType<Place>) {
  return orMissing(z.object({ places: z.array(place) }));
}

type Wish<Place extends BasePlace> = {
  /** Of the record of all places. */
  key: string;
  place: z.ZodType<Place>;
  /** A repeated call with the same one gets the same place. */
  name: string;
  network: string;
};

/** `day`: the places of the last 24 hours; `hour`: those of the network in the last hour. */
type Taken<Place> = { id: string; day: Place[]; hour: Place[] };

/** Counts before anything else is done, so that calls side by side count too. `choose` returns null to refuse, or throws. Throws 503. */
export async function takePlace<Place extends BasePlace>(
  { key, place, name, network }: Wish<Place>,
  choose: (taken: Taken<Place>) => Place | null,
): Promise<Place | null> {
  const isMine = ({ id }: Place) => id.endsWith(`-${name}`);
  const stored = await upsertJson(key, placesOf(place), (before) => {
    const day = (before?.places ?? []).filter(({ id }) => isWithin(dayMs, timeOf(id)));
    if (day.some(isMine)) return null;
    const hour = day.filter(
      (taken) => taken.network === network && isWithin(hourMs, timeOf(taken.id)),
    );
    const mine = choose({ id: `${Date.now()}-${name}`, day, hour });
    return mine && { places: [...day, mine] };
  });
  return stored?.places.find(isMine) ?? null;
}

/** Returns when it was taken, in ms since 1970. */
export function timeOf(id: string): number {
  return Number.parseInt(id, 10);
}
