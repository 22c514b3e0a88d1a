import * as z from 'zod';
import { keyedHash } from '../../keyed-hash.ts';
import { HttpError } from '../../errors.ts';
import { createUnread, readJson, removeKey, updateJson } from '../../ports/blobs/records.ts';
import { findOrder, type OrderRecord } from '../orders/records.ts';

/** How long an order that is still being written counts as there. */
const writingMs = 10_000;

const holderSchema = z.object({ orderId: z.string(), at: z.string() });
type Holder = z.infer<typeof holderSchema>;

/**
 * One waiting transfer order per buyer and per e-mail (rule 12). Orders in `replaced` do not count. Takes both places or
 * none. Throws 409; returns false while another request of the same buyer is being written.
 */
export async function takeTransferPlace(
  { id, buyer, customerEmail }: OrderRecord,
  replaced: OrderRecord[],
): Promise<boolean> {
  const replacedIds = replaced.map((order) => order.id);
  const email = (customerEmail ?? '').toLowerCase();
  const results = await Promise.allSettled([
    takePlace(buyer, id, { replaced: replacedIds, refuse: tellOwnOrder }),
    takePlace(email, id, { replaced: replacedIds, refuse: tellOfSomeOrder }),
  ]);
  const taken = results.flatMap((one) => (one.status === 'fulfilled' && one.value) || []);
  if (taken.length === results.length) return true;
  await Promise.all(taken.map((place) => giveBack(place, id)));
  for (const one of results) if (one.status === 'rejected') throw one.reason;
  return false;
}

type Place = { replaced: string[]; refuse: (holderId: string) => HttpError };

/** A place that was taken, and who had it before: an order that has ended or is about to. */
type Taken = { key: string; before: Holder | null };

async function takePlace(name: string, orderId: string, place: Place): Promise<Taken | null> {
  const key = `transfer-holders/${keyedHash(name, 'base64url')}`;
  const mine: Holder = { orderId, at: new Date().toISOString() };
  if (await createUnread(key, mine)) return { key, before: null };
  const before = await readJson(key, holderSchema);
  if (before?.orderId === orderId) return { key, before: null };
  if (!before || (await isBeingWritten(before))) return null;
  const isReplaced = place.replaced.includes(before.orderId);
  if (!isReplaced && (await isWaiting(before.orderId))) throw place.refuse(before.orderId);
  const now = await updateJson(key, holderSchema, (other) =>
    other.orderId === before.orderId ? mine : null,
  );
  return now?.orderId === orderId ? { key, before } : null;
}

/** Nobody takes the place of an order that is being written, so no other is taken away here. One that stays is free in some seconds. */
async function giveBack({ key, before }: Taken, orderId: string): Promise<void> {
  try {
    if (!before) return await removeKey(key);
    await updateJson(key, holderSchema, (now) => (now.orderId === orderId ? before : null));
  } catch (error) {
    console.error(`The place of order ${orderId} is left`, error);
  }
}

async function isBeingWritten({ orderId, at }: Holder): Promise<boolean> {
  return Date.now() - Date.parse(at) < writingMs && (await findOrder(orderId)) === null;
}

async function isWaiting(orderId: string): Promise<boolean> {
  const order = await findOrder(orderId);
  if (order?.method !== 'zelle' || order.status !== 'pending') return false;
  return Date.parse(order.deadline) > Date.now();
}

function tellOwnOrder(orderId: string): HttpError {
  return new HttpError(
    409,
    `Order #${orderId} is still waiting for its transfer. Please complete it first, or pay for this one by card.`,
  );
}

/** Anybody may type an e-mail address, so the refusal does not name its order. */
function tellOfSomeOrder(): HttpError {
  return new HttpError(
    409,
    'An order with this e-mail address is still waiting for its transfer. Please complete it first, or pay for this one by card.',
  );
}
