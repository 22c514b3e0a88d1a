import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type * as z from 'zod';
import {
  archiveFormat,
  endSchema,
  headSchema,
  recordSchema,
  type ArchiveRecord,
} from '../../use-cases/backup/backup-format.ts';
import type { Piece } from '../../use-cases/backup/lines.ts';
import { BackupFileError, readLines } from './archive-lines.ts';

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

/** Throws BackupFileError if the file is no backup or not whole. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveRecord> {
  let waiting: string | null = null;
  let lines = 0;
  // The last line is no record.
  for await (const line of readLines(file)) {
    if (lines === 1) requireFormat(file, waiting!);
    if (lines > 1) yield readRecord(file, waiting!, lines);
    waiting = line;
    lines++;
  }
  if (lines < 2) requireFormat(file, waiting ?? '');
  const records = parsed(endSchema, waiting ?? '')?.records;
  if (records === lines - 2) return;
  const shortfall =
    records === undefined ? 'its end is missing' : `${records} records were written`;
  throw new BackupFileError(
    file,
    `is not a whole backup: ${shortfall}, ${Math.max(0, lines - 2)} are here. Download or copy it again.`,
  );
}

/** Returns the SHA-256 of a file, in hex. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Reads an archive to its end. Throws BackupFileError if these stores cannot take all of it; returns the number of records. */
export async function checkArchive(file: string, storeNames: readonly string[]): Promise<number> {
  let count = 0;
  for await (const { store } of readArchive(file)) {
    if (!storeNames.includes(store))
      throw new BackupFileError(file, `has a store '${store}' that this shop does not know.`);
    count++;
  }
  return count;
}

/** Throws for another format, and for what is no backup. */
function requireFormat(file: string, line: string): void {
  const format = parsed(headSchema, line)?.format;
  if (format === undefined)
    throw new BackupFileError(
      file,
      'is no backup of this shop: it does not begin as one. Name a file atelye-….jsonl.gz.',
    );
  if (format === archiveFormat) return;
  throw new Error(
    `This backup has the format ${format}, and this shop reads ${archiveFormat}. Restore it with the version of the shop that wrote it. Nothing was restored.`,
  );
}

function readRecord(file: string, text: string, line: number): ArchiveRecord {
  const record = parsed(recordSchema, text);
  if (record) return record;
  throw new BackupFileError(
    file,
    `has a record in line ${line} that cannot be stored. Take another backup, or the same one downloaded again.`,
  );
}

function parsed<Value>(schema: z.ZodType<Value>, line: string): Value | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
