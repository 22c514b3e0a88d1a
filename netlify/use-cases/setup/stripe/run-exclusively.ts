import * as z from 'zod';
import { isWithin } from '#shared/since';
import { orMissing } from '../../../ports/blobs/readable.ts';
import { removeKey } from '../../../ports/blobs/records.ts';
import { upsertJson } from '../../../ports/blobs/upsert.ts';

const key = 'setup/webhook';
const schema = orMissing(z.object({ by: z.string(), at: z.string() }));
export const exclusiveRuns = { prefix: key, schema };
/** Longer than a check may take: a crashed one holds up the next no longer. */
const longestMs = 30_000;

/** Runs `make` unless another check does now: both would store their signing secret, and one endpoint would stay. Null: another check does. */
export async function runExclusively<Made>(make: () => Promise<Made>): Promise<Made | null> {
  const mine = { by: crypto.randomUUID(), at: new Date().toISOString() };
  const holder = await upsertJson(key, schema, (stored) => {
    const isFree = !stored || !isWithin(longestMs, stored.at);
    return isFree ? mine : null;
  });
  if (holder?.by !== mine.by) return null;
  try {
    return await make();
  } finally {
    await removeKey(key);
  }
}
