import * as z from 'zod';
import { isWithin } from '#shared/since';
import { orMissing } from '../../../ports/blobs/readable.ts';
import { readJson, writeJson } from '../../../ports/blobs/records.ts';

const key = 'setup/stripe-event';
const schema = orMissing(z.object({ at: z.string() }));
export const stripeEvents = { prefix: key, schema };
const hourMs = 3_600_000;

/** Notes the arrival of a signed event, at most once an hour. Does not throw: the event matters more. */
export async function recordStripeEvent(): Promise<void> {
  try {
    const last = await findLastStripeEvent();
    if (last && isWithin(hourMs, last)) return;
    await writeJson(key, { at: new Date().toISOString() });
  } catch (error) {
    console.warn('The arrival of an event from Stripe was not noted:', error);
  }
}

/** Returns when the last event came, to the hour (ISO 8601), or null before the first one. */
export async function findLastStripeEvent(): Promise<string | null> {
  return (await readJson(key, schema))?.at ?? null;
}
