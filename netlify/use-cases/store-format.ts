import * as z from 'zod';
import { keyOnly, type Kind } from '../ports/blobs/readable.ts';
import { createJson, readJson } from '../ports/blobs/records.ts';
import { findRestoring } from '../ports/blobs/restoring.ts';

/** The form of all records together. A change of it needs a conversion of older stores. */
const format = 3;

export const formatKey = 'format';
/** NaN: it cannot be read, and is never guessed. */
const formatSchema = z.object({ format: z.number() }).catch({ format: NaN });
export const formats = { prefix: formatKey, schema: formatSchema };

/** Stands once the samples are written. */
export const seededKey = 'seeded';
export const seeding: Kind = { prefix: seededKey, schema: keyOnly };

/** Throws a text for people if a restore is not complete, or the store has the records of another version. `folder`: where it is on one machine. */
export async function requireStoreFormat(folder?: string): Promise<void> {
  const [restoring, stored] = await Promise.all([
    findRestoring(),
    readJson(formatKey, formatSchema),
  ]);
  if (restoring) {
    throw new Error(
      `A restore of ${restoring.file} is not complete: run \`npm run restore\` with this file again, because until then the shop does not start, build or sell.`,
    );
  }
  const storedFormat = stored?.format ?? format;
  if (storedFormat === format) return;
  if (Number.isNaN(storedFormat)) {
    throw new Error(
      `The store does not say which format it has: its record ‘${formatKey}’ cannot be read. Have it mended from your last backup (docs/backups.md).`,
    );
  }
  const remedy = folder
    ? `Remove the folder ${folder}, or set DATA_DIR to a new one.`
    : 'Use the version of the shop that wrote it, or a site with an empty store.';
  throw new Error(
    `The store has format ${storedFormat}, and this shop needs format ${format}. ${remedy}`,
  );
}

export async function writeStoreFormat(): Promise<void> {
  await createJson(formatKey, { format });
}
