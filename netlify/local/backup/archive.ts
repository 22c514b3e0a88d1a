import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';

const format = 'atelye-backup-1';
const headSchema = z.object({ format: z.literal(format), at: z.string() });
const endSchema = z.object({ records: z.number() });

/** One blob: store and key, metadata, and bytes in base64. */
const recordSchema = z.object({
  store: z.string(),
  key: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  body: z.base64(),
});
export type ArchiveRecord = z.infer<typeof recordSchema>;

/**
 * Writes records into one new file: gzip over lines of JSON with a head, a line for each record, and their number at
 * the end. Only its owner may read the file, because it has buyers' addresses. Returns the number of records.
 */
export async function writeArchive(
  file: string,
  records: AsyncIterable<ArchiveRecord>,
): Promise<number> {
  let count = 0;
  async function* lines() {
    yield line({ format, at: new Date().toISOString() });
    for await (const record of records) {
      count++;
      yield line(record);
    }
    yield line({ records: count });
  }
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.from(lines()), createGzip(), output);
  return count;
}

/** Throws if the file is no archive or not whole. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveRecord> {
  let waiting: unknown = null;
  let count = -1;
  for await (const parsed of readLines(file)) {
    if (count === -1) headSchema.parse(parsed);
    else if (count > 0) yield recordSchema.parse(waiting);
    waiting = parsed;
    count++;
  }
  const { records } = endSchema.parse(waiting);
  if (records !== count - 1)
    throw new Error(`${records} records were written, ${count - 1} are here`);
}

/**
 * Reads an archive to its end. Throws a text for people if these stores cannot take it; returns the number of
 * records.
 */
export async function checkArchive(file: string, known: readonly string[]): Promise<number> {
  let count = 0;
  const named = new Set<string>();
  try {
    for await (const { store } of readArchive(file)) {
      named.add(store);
      count++;
    }
  } catch (cause) {
    throw new Error(`${file} is not a whole backup of this shop. Nothing was restored.`, { cause });
  }
  const unknown = [...named].find((name) => !known.includes(name));
  if (unknown === undefined) return count;
  throw new Error(
    `${file} has a store '${unknown}' that this shop does not know. Nothing was restored.`,
  );
}

async function* readLines(file: string): AsyncGenerator<unknown> {
  const input = createReadStream(file);
  const unpacked = createGunzip();
  const lines = createInterface({ input: unpacked, crlfDelay: Infinity });
  const failed = pipeline(input, unpacked).then(
    () => null,
    (error: unknown) => error,
  );
  for await (const text of lines) yield JSON.parse(text);
  const error = await failed;
  if (error) throw error;
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
