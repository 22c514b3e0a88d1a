import * as z from 'zod';
import { isUnpaid } from '#shared/ledger';
import { kindOf } from '#shared/order-kinds';
import { isWithin } from '#shared/since';
import { HttpError } from '../../../errors.ts';
import { hashInbox, keyedHash } from '../../../keyed-hash.ts';
import { orMissing } from '../../../ports/blobs/readable.ts';
import { readJson } from '../../../ports/blobs/records.ts';
import { upsertJson } from '../../../ports/blobs/upsert.ts';
import { findOrderByNumber, type OrderRecord } from '../record/records.ts';

const writingMs = 10_000;

const prefix = 'transfer-places/';
const heldSchema = z.object({ orderId: z.string(), at: z.string() });
/** Of a place that cannot be read nobody knows who has it: it is free. */
const holderSchema = orMissing(heldSchema);
export const transferPlaces = { prefix, schema: holderSchema };
type Holder = z.infer<typeof heldSchema>;

type Person = { buyer: string; email: string };
/** `isWaiting`: the order's time is not over, or it is being written: then it has no mail or no record yet. */
export type Place = { orderId: string; order: OrderRecord | null; isWaiting: boolean };

/** Reads the transfer orders that have the places of a buyer and an e-mail address. */
export async function findPlaces(person: Person): Promise<(Place | null)[]> {
  return Promise.all(keysOf(person).map(findPlace));
}

/** Throws 409 if a transfer order of this buyer or this e-mail address waits already (rule 11). */
export function requireFreePlaces([byBuyer, byEmail]: (Place | null)[]): void {
  if (byBuyer?.isWaiting) throw ownOrderWaits(byBuyer.orderId);
  if (byEmail?.isWaiting) throw someOrderWaits();
}

/** Takes both places. Two requests at once may read them as free, but only one takes them. Throws 409. */
export async function takePlaces({ id, buyer, customerEmail }: OrderRecord): Promise<void> {
  const [buyerKey, emailKey] = keysOf({ buyer, email: customerEmail ?? '' });
  const holder = await takePlace(buyerKey!, id);
  if (holder !== id) throw ownOrderWaits(holder);
  if ((await takePlace(emailKey!, id)) !== id) throw someOrderWaits();
}

/** Takes the place of another address for a transfer order that waits. Throws 409 if one of this address waits already. */
export async function takeInboxPlace(order: OrderRecord, email: string): Promise<void> {
  if (kindOf(order).holdsAtWordOf !== 'buyer' || !isUnpaid(order)) return;
  const [, emailKey] = keysOf({ buyer: order.buyer, email });
  const holder = await takePlace(emailKey!, order.id);
  if (holder !== order.id)
    throw new HttpError(409, `Order ${holder} of this address waits for its transfer already.`);
}

async function findPlace(key: string): Promise<Place | null> {
  const held = await readJson(key, holderSchema);
  if (!held) return null;
  const { orderId, at } = held;
  const order = await findOrderByNumber(orderId);
  const isWritten = order !== null && (!isUnpaid(order) || order.mails.length > 0);
  const isInTime = isWritten ? Date.parse(order.deadline) > Date.now() : isWithin(writingMs, at);
  const isItsOwn = order === null || (isUnpaid(order) && isPlaceOf(order, key));
  const isWaiting = isItsOwn && isInTime;
  return { orderId, order, isWaiting };
}

/** Returns the order that has the place now. */
async function takePlace(key: string, orderId: string): Promise<string> {
  const mine: Holder = { orderId, at: new Date().toISOString() };
  const first = await upsertJson(key, holderSchema, (stored) => (stored ? null : mine), null);
  if (first?.orderId === orderId) return orderId;
  const before = await findPlace(key);
  if (!before || before.isWaiting) return before?.orderId ?? orderId;
  const current = await upsertJson(key, holderSchema, (stored) =>
    stored?.orderId === before.orderId ? mine : null,
  );
  return current?.orderId ?? orderId;
}

function keysOf({ buyer, email }: Person): string[] {
  const hashes = [keyedHash('person', buyer, 'base64url'), hashInbox(email)];
  return hashes.map((hash) => prefix + hash);
}

/** Returns false once the order has another address. */
function isPlaceOf({ buyer, customerEmail }: OrderRecord, key: string): boolean {
  return keysOf({ buyer, email: customerEmail ?? '' }).includes(key);
}

function ownOrderWaits(orderId: string): HttpError {
  return new HttpError(409, (words) => words.ownOrderWaits(orderId));
}

/** Returns a 409 that does not name the order, because anybody may type an e-mail address. */
function someOrderWaits(): HttpError {
  return new HttpError(409, (words) => words.someOrderWaits);
}
