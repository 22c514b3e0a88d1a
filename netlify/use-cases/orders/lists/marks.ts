import * as z from 'zod';
import { UnavailableError } from '../../../errors.ts';
import { listKeys } from '../../../ports/blobs/lists.ts';
import { createUnread, readJson, removeKey } from '../../../ports/blobs/records.ts';
import { sideBySide } from '../../../concurrency.ts';

const prefix = 'order-changes/';

/** A request may still be about to write the order for this long after it marked it. */
const workingMs = 120_000;
const removalsAtOnce = 40;

/** Says that an order was written about `at` (milliseconds), so that the pages of orders may be older than the order. */
export type OrderMark = { key: string; orderId: string; at: number };

/** Marks an order before it is written: a crash leaves a mark without a change, never a change without a mark. Throws 503. */
export async function markOrder(orderId: string): Promise<void> {
  const key = `${prefix}${orderId}~${Date.now()}`;
  if (await createUnread(key, {})) return;
  if ((await readJson(key, z.unknown())) === null) throw new UnavailableError('The shop');
}

export async function listOrderMarks(): Promise<OrderMark[]> {
  return (await listKeys(prefix)).map((key) => {
    const [orderId = '', at] = key.slice(prefix.length).split('~');
    return { key, orderId, at: Number(at) };
  });
}

/** Removes marks whose changes the pages have, except young ones: their order may not be written yet. */
export async function removeOldOrderMarks(marks: OrderMark[]): Promise<void> {
  const old = marks.filter(({ at }) => Date.now() - at > workingMs);
  await sideBySide(old, removalsAtOnce, ({ key }) => removeKey(key));
}
