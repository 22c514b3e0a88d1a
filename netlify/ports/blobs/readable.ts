import * as z from 'zod';

/**
 * The schema of a record, with what a record counts as that cannot be read (rule 84): the value of zod's `.catch`. `needed`: nothing stands
 * in for it, so the call fails.
 */
export type Meant<Value> = z.ZodCatch<z.ZodType<Value>> | { needed: z.ZodType<Value> };

/** The record of this key, or all whose keys begin so if it ends with a slash. */
export type Kind = { prefix: string; schema: Meant<unknown> };

/** Of records whose keys say all. */
export const keyOnly: Meant<object> = z.looseObject({}).catch({});

/** Says that a record that cannot be read counts as missing: an edit finds none, and what makes one replaces it. */
export function orMissing<Value>(schema: z.ZodType<Value>): z.ZodCatch<z.ZodType<Value | null>> {
  // Not `.nullable()`: a stored null cannot be read either.
  return (schema as z.ZodType<Value | null>).catch(null);
}

/** The keys of the records that this instance could not read, the last time and ever. */
const unreadable = new Set<string>();
const logged = new Set<string>();

/**
 * Returns the value of a record. One that does not parse is logged once by its key (rule 84); then the value is that of the schema's
 * `.catch`, and without it null is returned.
 */
export function readable<Value>(
  key: string,
  value: unknown,
  meant: Meant<Value> | z.ZodType<Value>,
): { value: Value } | null {
  const whole = 'needed' in meant ? meant.needed : meant;
  const schema = whole instanceof z.ZodCatch ? (whole.unwrap() as z.ZodType<Value>) : whole;
  const read = schema.safeParse(value);
  if (read.success) {
    unreadable.delete(key);
    return { value: read.data };
  }
  if (!logged.has(key)) console.error(`The record ${key} cannot be read:`, read.error.issues);
  unreadable.add(key);
  logged.add(key);
  return schema === whole ? null : { value: whole.parse(value) };
}

/** Returns the value, or what the record counts as. Throws for one that is needed and does not parse. */
export function requireReadable<Value>(key: string, value: unknown, meant: Meant<Value>): Value {
  const read = readable(key, value, meant);
  if (read) return read.value;
  throw new Error(`The record ${key} cannot be read`);
}

/** Returns the keys of the records that `look` meets and cannot read. */
export async function findUnreadable(look: () => Promise<unknown>): Promise<string[]> {
  unreadable.clear();
  await look();
  return [...unreadable].sort();
}
