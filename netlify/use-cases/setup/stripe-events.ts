import * as z from 'zod';
import { readJson, writeJson } from '../../ports/blobs.ts';

const key = 'setup/stripe-event';
const schema = z.object({ at: z.string() });
const hourMs = 3_600_000;

/**
 * Notes that Stripe's signed events arrive, at most once an hour. An event is worth more than this note, so nothing is thrown.
 */
export async function noteStripeEvent(): Promise<void> {
  try {
    const last = await findLastStripeEvent();
    if (last && Date.now() - Date.parse(last) < hourMs) return;
    await writeJson(key, { at: new Date().toISOString() });
  } catch (error) {
    console.warn('The arrival of an event from Stripe was not noted:', error);
  }
}

/** When an event from Stripe arrived last, to the hour (ISO 8601); null before the first. */
export async function findLastStripeEvent(): Promise<string | null> {
  return (await readJson(key, schema))?.at ?? null;
}
