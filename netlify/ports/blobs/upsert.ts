import type * as z from 'zod';
import { UnavailableError } from '../../errors.ts';
import { readEntry, writeIf, type Entry } from './entries.ts';

const mostTries = 12;
const pauseMs = 20;

/**
 * Changes or creates a record with concurrent writers, and returns the stored one. `change` gets null if there is
 * none and returns null to leave it. It must recognise its own earlier write: a write with a lost answer is repeated.
 * Throws 503 after `mostTries` lost races. `ahead`: what was read of the record a moment ago, for the first try.
 */
export async function upsertJson<Value extends object>(
  key: string,
  schema: z.ZodType<Value>,
  change: (value: Value | null) => Value | null,
  ahead?: Entry | null,
): Promise<Value | null> {
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const isKnown = attempt === 1 && ahead !== undefined;
    const entry = isKnown ? ahead : await readEntry(key);
    const value = entry && schema.parse(entry.value);
    const changed = change(value);
    // Only a fresh read can show that there is nothing to change.
    if (!changed && isKnown) continue;
    if (!changed) return value;
    const condition = entry ? { onlyIfMatch: entry.etag } : { onlyIfNew: true as const };
    if ((await writeIf(key, changed, condition)).isMine) return changed;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMs * attempt));
  }
  throw new UnavailableError('The shop');
}
