import * as z from 'zod';

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
  schema: z.ZodType<Value>,
): { value: Value } | null {
  const meant = schema instanceof z.ZodCatch ? (schema.unwrap() as z.ZodType<Value>) : schema;
  const read = meant.safeParse(value);
  if (read.success) {
    unreadable.delete(key);
    return { value: read.data };
  }
  if (!logged.has(key)) console.error(`The record ${key} cannot be read:`, read.error.issues);
  unreadable.add(key);
  logged.add(key);
  return meant === schema ? null : { value: schema.parse(value) };
}

/** Returns the value as the schema reads it. Throws for a record that does not parse. */
export function requireReadable<Value>(
  key: string,
  value: unknown,
  schema: z.ZodType<Value>,
): Value {
  const read = readable(key, value, schema);
  if (read) return read.value;
  throw new Error(`The record ${key} cannot be read`);
}

/** Returns the keys of the records that `look` meets and cannot read. */
export async function findUnreadable(look: () => Promise<unknown>): Promise<string[]> {
  unreadable.clear();
  await look();
  return [...unreadable].sort();
}
