import * as z from 'zod';
import { accountPrefix } from '../../account.ts';
import { stores } from '../../env.ts';
import { HttpError } from '../../errors.ts';
import { listRawKeys, readRaw, type RawRecord } from '../../ports/blobs/raw.ts';
import { restoringKey } from '../../ports/blobs/restoring.ts';
import type { ReadableStore } from '../../ports/blobs/store.ts';
import { lockKey } from '../selling.ts';
import { endLine, headLine, recordEnd, recordStart } from './backup-format.ts';

/** Lists are derived from the records, whose versions are others in a restored shop; its account and the proof of its store are its own. */
export const leftOut = ['lists/', accountPrefix, lockKey];

/** A film is longer than an answer of a function, and only media never change: pieces are a multiple of 3 bytes. */
const reading = {
  shop: { atOnce: 40, pieceBytes: Infinity },
  media: { atOnce: 4, pieceBytes: 1_500_000 },
};

/** A backup continues behind `key`, or `offset` bytes into it. `records` are written before it. */
export const positionSchema = z.object({
  store: z.enum(stores),
  key: z.string().max(1000),
  offset: z.coerce.number().int().positive().optional(),
  records: z.coerce.number().int().min(0),
});
export type Position = z.infer<typeof positionSchema>;

/** `bytes`: of the records, before base64. `next`: null at the end. */
export type Piece = { text: string; bytes: number; records: number; next: Position | null };

const start: Position = { store: 'shop', key: '', records: 0 };

/**
 * Writes the text of a backup, from its beginning or from a position. Records come before media: a medium to which a
 * read artwork points is never removed. Throws 409 while the shop is restored or if the medium in which it continues is gone, 503.
 */
export async function* writeLines(
  open: (store: Position['store']) => ReadableStore,
  from: Position | null,
): AsyncGenerator<Piece> {
  if (!from) yield { text: headLine(), bytes: 0, records: 0, next: start };
  let { store, key: after, offset, records } = from ?? start;
  for (store of stores.slice(stores.indexOf(store))) {
    const opened = open(store);
    const { atOnce } = reading[store];
    const all = await listRawKeys(opened);
    if (all.includes(restoringKey)) throw halfRestored();
    const keys = all.filter(
      (key) =>
        !leftOut.some((prefix) => key.startsWith(prefix)) && (offset ? key >= after : key > after),
    );
    if (offset && keys[0] !== after) throw removedMeanwhile();
    for (let first = 0; first < keys.length; first += atOnce) {
      const batch = keys.slice(first, first + atOnce);
      const batchRecords = await Promise.all(batch.map((key) => readRaw(opened, key)));
      for (const [index, record] of batchRecords.entries()) {
        if (!record && offset) throw removedMeanwhile();
        if (!record) continue;
        yield* piecesOf(record, { store, key: batch[index]!, offset, records });
        offset = undefined;
        records++;
      }
    }
    after = '';
  }
  yield { text: endLine(records), bytes: 0, records, next: null };
}

function* piecesOf({ metadata, bytes }: RawRecord, position: Position): Generator<Piece> {
  const { store, key, records } = position;
  let text = position.offset ? '' : recordStart({ store, key, metadata });
  let offset = position.offset ?? 0;
  for (;;) {
    const end = offset + reading[store].pieceBytes;
    const piece = bytes.subarray(offset, end);
    text += Buffer.from(piece).toString('base64');
    if (end >= bytes.length) {
      const next = { store, key, records: records + 1 };
      yield { text: text + recordEnd, bytes: piece.length, records: next.records, next };
      return;
    }
    yield { text, bytes: piece.length, records, next: { store, key, offset: end, records } };
    text = '';
    offset = end;
  }
}

function halfRestored(): HttpError {
  return new HttpError(409, 'A restore into this shop is not complete, so a backup would not be.');
}

function removedMeanwhile(): HttpError {
  return new HttpError(409, 'A picture was removed while the backup was made. Please start again.');
}
