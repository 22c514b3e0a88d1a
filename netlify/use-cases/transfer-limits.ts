import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { env } from '../env.ts';
import { HttpError } from '../http/errors.ts';
import { listKeys } from '../ports/blobs-lists.ts';
import { createUnread, readJson, removeKey, updateJson, writeJson } from '../ports/blobs.ts';
import { hashAddress } from './address.ts';
import { findOrder, type OrderRecord } from './order-records.ts';

const perAddressAndDay = 3;
const addresses = 'transfer-addresses/';

/** How long an order that is still being written counts as there. */
const writingMs = 10_000;

const holderSchema = z.object({ orderId: z.string(), at: z.string() });
type Holder = z.infer<typeof holderSchema>;

/**
 * Nobody closes the shop for free (rulings 6): one waiting transfer order per buyer and per e-mail, three per address and
 * day. Orders in `replaced` are about to be withdrawn and do not count. Throws 409 or 429; false when another request of
 * the same person is being written at this moment.
 */
export async function takeTransferPlace(
  order: OrderRecord,
  replaced: OrderRecord[],
  address: string,
): Promise<boolean> {
  if (env().HOLDS_PER_ADDRESS > 0) await countAddress(address, order.id);
  const replacedIds = replaced.map(({ id }) => id);
  const email = (order.customerEmail ?? '').toLowerCase();
  return (
    (await takePlace(order.buyer, order.id, { replaced: replacedIds, refuse: tellOwnOrder })) &&
    (await takePlace(email, order.id, { replaced: replacedIds, refuse: tellOfSomeOrder }))
  );
}

type Place = { replaced: string[]; refuse: (holderId: string) => HttpError };

async function takePlace(name: string, orderId: string, place: Place): Promise<boolean> {
  const key = `transfer-holders/${keyed(name)}`;
  const mine: Holder = { orderId, at: new Date().toISOString() };
  if (await createUnread(key, mine)) return true;
  const holder = await readJson(key, holderSchema);
  if (holder?.orderId === orderId) return true;
  if (!holder || (await isBeingWritten(holder))) return false;
  const isReplaced = place.replaced.includes(holder.orderId);
  if (!isReplaced && (await isWaiting(holder.orderId))) throw place.refuse(holder.orderId);
  const now = await updateJson(key, holderSchema, (other) =>
    other.orderId === holder.orderId ? mine : null,
  );
  return now?.orderId === orderId;
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

/** Forgets from where orders came on the days before this one. */
export async function removeExpiredAddresses(): Promise<void> {
  const keys = await listKeys(addresses);
  const today = addresses + currentDay();
  await Promise.all(keys.filter((key) => !key.startsWith(today)).map(removeKey));
}

async function countAddress(address: string, orderId: string): Promise<void> {
  const prefix = `${addresses}${currentDay()}/${hashAddress(address)}/`;
  await writeJson(`${prefix}${orderId}`, {});
  if ((await listKeys(prefix)).length <= perAddressAndDay) return;
  throw new HttpError(429, 'Too many transfer orders from here today. Please pay by card.', {
    'retry-after': '86400',
  });
}

function currentDay(): string {
  return new Date().toISOString().slice(0, 10);
}

/** A name for a person or an address in a key, that does not tell who it is. */
function keyed(name: string): string {
  return createHmac('sha256', env().JWT_SECRET).update(name).digest('base64url');
}
