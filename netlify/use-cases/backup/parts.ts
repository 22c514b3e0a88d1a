import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readableStore } from '../../ports/blobs/store.ts';
import { writeLines, type Position } from './lines.ts';

/** With the last piece and what gzip leaves of base64, below the 4.5 MB that Netlify passes on. */
const enoughBytes = 2_400_000;
const enoughMs = 6000;

type BackupPart = { file: Buffer<ArrayBuffer>; records: number; next: Position | null };

/**
 * Returns a part of a backup's file. Parts are gzip files of their own: one after the other they are one gzip file,
 * which `npm run restore` reads like that of `npm run backup`. Throws 409, 503.
 */
export async function readBackupPart(from: Position | null): Promise<BackupPart> {
  const endsAt = Date.now() + enoughMs;
  const texts: string[] = [];
  let next = from;
  let records = 0;
  let bytes = 0;
  for await (const piece of writeLines(readableStore, from)) {
    texts.push(piece.text);
    ({ next, records } = piece);
    bytes += piece.bytes;
    if (bytes >= enoughBytes || Date.now() >= endsAt) break;
  }
  return { file: await promisify(gzip)(texts.join('')), records, next };
}
