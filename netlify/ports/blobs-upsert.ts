import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod';
import { UnavailableError } from '../http/errors.ts';
import { readEntry, writeIf } from './blobs-entries.ts';

const mostTries = 12;
const pauseMs = 20;

/**
 * Changes a record that several may write at once, or creates it: `change` is given null when there is none, and returns
 * null to leave things as they are. Returns the record as it stands then. `change` must find out by itself whether it
 * is in the record already: a write whose answer was lost is tried again. Throws 503 after `mostTries` lost races.
 */
export async function upsertJson<Value extends object>(
  key: string,
  schema: z.ZodType<Value>,
  change: (value: Value | null) => Value | null,
): Promise<Value | null> {
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const entry = await readEntry(key);
    const value = entry && schema.parse(entry.value);
    const changed = change(value);
    if (!changed) return value;
    const condition = entry ? { onlyIfMatch: entry.etag } : { onlyIfNew: true as const };
    if ((await writeIf(key, changed, condition)).isMine) return changed;
    await sleep(Math.random() * pauseMs * attempt);
  }
  throw new UnavailableError('The shop');
}
