import { UnavailableError } from '../../errors.ts';
import { readEntry, writeIf, type Entry } from './entries.ts';
import { requireReadable, type Meant } from './readable.ts';
import type { StoreName } from './store.ts';

const mostTries = 12;
const pauseMs = 20;

type Change<Value> = (value: Value | null) => Value | null;
type Stored<Value> = { value: Value; entry: Entry };

/**
 * Changes or creates a record with concurrent writers, and returns the stored one. `change` gets null if there is
 * none and returns null to leave it. It must recognise its own earlier write: a write with a lost answer is repeated.
 * Throws 503 after `mostTries` lost races. `ahead`: what was read of the record a moment ago, for the first try.
 */
export async function upsertJson<Value extends object>(
  key: string,
  schema: Meant<Value | null>,
  change: Change<Value>,
  ahead?: Entry | null,
  store?: StoreName,
): Promise<Value | null> {
  return (await upsertEntry(key, schema, change, ahead, store))?.value ?? null;
}

/** Changes a record as upsertJson does, and returns it with its version, which can be `ahead` of the next change. */
export async function upsertEntry<Value extends object>(
  key: string,
  schema: Meant<Value | null>,
  change: Change<Value>,
  ahead?: Entry | null,
  store: StoreName = 'shop',
): Promise<Stored<Value> | null> {
  for (let attempt = 1; attempt <= mostTries; attempt++) {
    const isKnown = attempt === 1 && ahead !== undefined;
    const entry = isKnown ? ahead : await readEntry(key, undefined, store);
    const value = entry && requireReadable(key, entry.value, schema);
    const changed = change(value);
    // Only a fresh read can show that there is nothing to change.
    if (!changed && isKnown) continue;
    if (!changed) return entry && value && { value, entry };
    const condition = entry ? { onlyIfMatch: entry.etag } : { onlyIfNew: true as const };
    const written = await writeIf(key, changed, condition, store);
    if (written.isMine && written.entry) return { value: changed, entry: written.entry };
    await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMs * attempt));
  }
  throw new UnavailableError('shop');
}
