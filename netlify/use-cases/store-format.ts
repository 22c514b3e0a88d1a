import * as z from 'zod';
import { createJson, readJson } from '../ports/blobs/records.ts';

/** The form of all records together. A change of it needs a conversion of older stores. */
const format = 2;

const key = 'format';
const formatSchema = z.object({ format: z.number() });

/** Stores of before the record were seeded, too. */
const seededKey = 'seeded';

/** Throws a text for people if the store has the records of another version. `folder`: where it is on one machine. */
export async function requireStoreFormat(folder?: string): Promise<void> {
  const [stored, seeded] = await Promise.all([
    readJson(key, formatSchema),
    readJson(seededKey, z.unknown()),
  ]);
  const found = stored?.format ?? (seeded ? 1 : format);
  if (found === format) return;
  const remedy = folder
    ? `Remove the folder ${folder}, or set DATA_DIR to a new one.`
    : 'Use the version of the shop that wrote it, or a site with an empty store.';
  throw new Error(`The store has format ${found}, and this shop needs format ${format}. ${remedy}`);
}

export async function writeStoreFormat(): Promise<void> {
  await createJson(key, { format });
}
