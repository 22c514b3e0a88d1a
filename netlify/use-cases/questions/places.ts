import * as z from 'zod';
import { HttpError } from '../../errors.ts';
import { hashAddress, hashInbox, keyedHash } from '../../keyed-hash.ts';
import { dayMs, hourMs, placesOf, placeSchema, takePlace, timeOf } from '../places.ts';
import { findContactAddress } from './contact-address.ts';
import { countQuestions } from './records.ts';

const key = 'question-places/latest';

const mostAnHour = 5;
const mostMailedADay = 50;
const mostStored = 500;

/** A question of the last 24 hours. `isFirst`: the first mailed one of this e-mail address. */
const questionPlace = placeSchema.extend({
  inbox: z.string(),
  isMailed: z.boolean(),
  isFirst: z.boolean(),
});
export const questionPlaces = { prefix: key, schema: placesOf(questionPlace) };
type Place = z.infer<typeof questionPlace>;

/** `formKey` names the form: a repeated call gets the same place. */
export type Asker = { network: string; email: string; formKey: string };

/** Takes a place for a question (rule 69). Throws 429, 503. */
export async function takeQuestionPlace(asker: Asker): Promise<Place> {
  const name = keyedHash('person', asker.formKey, 'hex').slice(0, 16);
  const inbox = hashInbox(asker.email).slice(0, 32);
  const network = hashAddress(asker.network);
  const wish = { key, place: questionPlace, name, network };
  const place = await takePlace(wish, ({ id, day, hour }) => {
    if (day.length >= mostMailedADay + mostStored) return null;
    requireFew(hour);
    const isMailed = day.length < mostMailedADay;
    const isFirst = isMailed && !day.some((taken) => taken.inbox === inbox);
    return { id, network, inbox, isMailed, isFirst };
  });
  if (!place) throw await tooMany();
  if (!place.isMailed && (await countQuestions()) >= mostStored) throw await tooMany();
  return place;
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
