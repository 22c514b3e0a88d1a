import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import {
  archiveFormat,
  endSchema,
  headSchema,
  recordSchema,
  type ArchiveRecord,
} from '../../use-cases/backup/backup-format.ts';
import type { Piece } from '../../use-cases/backup/lines.ts';

/**
 * Writes a backup into one new file. Only its owner may read the file, because it has buyers' addresses. Returns the
 * number of records.
 */
export async function writeArchive(file: string, pieces: AsyncIterable<Piece>): Promise<number> {
  let count = 0;
  async function* texts() {
    for await (const { text, records } of pieces) {
      count = records;
      yield text;
    }
  }
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.from(texts()), createGzip(), output);
  return count;
}

/** Throws if the file is no archive or not whole. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveRecord> {
  let waiting: unknown = null;
  let count = -1;
  for await (const parsed of readLines(file)) {
    if (count === -1) requireFormat(headSchema.parse(parsed));
    else if (count > 0) yield recordSchema.parse(waiting);
    waiting = parsed;
    count++;
  }
  const { records } = endSchema.parse(waiting);
  if (records !== count - 1)
    throw new Error(`${records} records were written, ${count - 1} are here`);
}

/** SHA-256 of a file, in hex. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
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
    if (cause instanceof FormatError) throw cause;
    throw new Error(`${file} is not a whole backup of this shop. Nothing was restored.`, { cause });
  }
  const unknown = [...named].find((name) => !known.includes(name));
  if (unknown === undefined) return count;
  throw new Error(
    `${file} has a store '${unknown}' that this shop does not know. Nothing was restored.`,
  );
}

class FormatError extends Error {}

function requireFormat({ format }: { format: string }): void {
  if (format === archiveFormat) return;
  throw new FormatError(
    `This backup has the format ${format}, and this shop reads ${archiveFormat}. Restore it with the version of the shop that wrote it. Nothing was restored.`,
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
