import * as z from 'zod';
import { HttpError } from '../../errors.ts';
import { hashAddress, hashInbox, keyedHash } from '../../keyed-hash.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { findContactAddress } from './contact-address.ts';
import { countQuestions, timeOf } from './records.ts';

const key = 'question-places/latest';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const mostAnHour = 5;
const mostMailedADay = 50;
const mostStored = 500;

/** A question of the last 24 hours. `isFirst`: the first mailed one of this e-mail address. */
const placeSchema = z.object({
  id: z.string(),
  network: z.string(),
  inbox: z.string(),
  isMailed: z.boolean(),
  isFirst: z.boolean(),
});
type Place = z.infer<typeof placeSchema>;
const placesSchema = z.object({ places: z.array(placeSchema) });

/** `formKey` names the form: a repeated call gets the same place. */
export type Asker = { network: string; email: string; formKey: string };

/** Counts before anything else is written, so that calls side by side count too (rule 69). Throws 429, 503. */
export async function takePlace({ network, email, formKey }: Asker): Promise<Place> {
  const name = keyedHash('person', formKey, 'hex').slice(0, 16);
  const isMine = ({ id }: Place) => id.endsWith(`-${name}`);
  const mine = { network: hashAddress(network), inbox: hashInbox(email).slice(0, 32) };
  let isFull = false;
  const stored = await upsertJson(key, placesSchema, (before) => {
    const now = Date.now();
    const day = (before?.places ?? []).filter(({ id }) => timeOf(id) > now - dayMs);
    if (day.some(isMine)) return null;
    isFull = day.length >= mostMailedADay + mostStored;
    if (isFull) return null;
    requireFew(day.filter(({ id, ...one }) => one.network === mine.network && isRecent(id, now)));
    const isMailed = day.length < mostMailedADay;
    const isFirst = isMailed && !day.some(({ inbox }) => inbox === mine.inbox);
    return { places: [...day, { id: `${now}-${name}`, ...mine, isMailed, isFirst }] };
  });
  const place = stored?.places.find(isMine);
  if (isFull || !place) throw await tooMany();
  if (!place.isMailed && (await countQuestions()) >= mostStored) throw await tooMany();
  return place;
}

function isRecent(id: string, now: number): boolean {
  return timeOf(id) > now - hourMs;
}

/** Throws 429 with the time at which the oldest question is an hour old. */
function requireFew(own: Place[]): void {
  if (own.length < mostAnHour) return;
  const oldest = Math.min(...own.map(({ id }) => timeOf(id)));
  const seconds = Math.max(1, Math.ceil((oldest + hourMs - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new HttpError(429, (words) => words.tooManyQuestions(mostAnHour, minutes), {
    'retry-after': String(seconds),
  });
}

async function tooMany(): Promise<HttpError> {
  const address = await findContactAddress();
  return new HttpError(
    429,
    (words) => (address ? words.questionsWaitSo(address) : words.questionsWait),
    { 'retry-after': String(dayMs / 1000) },
  );
}
