import * as z from 'zod';
import { HttpError } from '../../errors.ts';
import { keyedHash } from '../../keyed-hash.ts';
import { createUnread, readJson, updateJson } from '../../ports/blobs/records.ts';
import { findOrderByNumber, isUnpaid, type OrderRecord } from './order-store.ts';

const writingMs = 10_000;

const holderSchema = z.object({ orderId: z.string(), at: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** One waiting transfer order for each buyer and each e-mail address. Throws 409. */
export async function takeTransferPlaces({ id, buyer, customerEmail }: OrderRecord): Promise<void> {
  const places = [
    { name: buyer, refusal: tellOwnOrder },
    { name: inboxOf(customerEmail ?? ''), refusal: tellSomeOrder },
  ];
  for (const { name, refusal } of places) {
    const holder = await takePlace(keyOf(name), id);
    if (holder !== id) throw new HttpError(409, refusal(holder));
  }
}

export async function findWaitingTransfer(buyer: string): Promise<OrderRecord | null> {
  const holder = await readJson(keyOf(buyer), holderSchema);
  const order = holder && (await findOrderByNumber(holder.orderId));
  return order && isUnpaid(order) ? order : null;
}

/** One inbox has many addresses: its part after a plus sign, and small or capital letters. */
function inboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}

async function takePlace(key: string, orderId: string): Promise<string> {
  const mine: Holder = { orderId, at: new Date().toISOString() };
  if (await createUnread(key, mine)) return orderId;
  const before = await readJson(key, holderSchema);
  if (!before || before.orderId === orderId) return orderId;
  if (await isWaiting(before)) return before.orderId;
  const now = await updateJson(key, holderSchema, (other) =>
    other.orderId === before.orderId ? mine : null,
  );
  return now?.orderId ?? orderId;
}

async function isWaiting({ orderId, at }: Holder): Promise<boolean> {
  const order = await findOrderByNumber(orderId);
  if (!order) return Date.now() - Date.parse(at) < writingMs;
  return isUnpaid(order) && Date.parse(order.deadline) > Date.now();
}

function keyOf(name: string): string {
  return `transfer-places/${keyedHash(name, 'base64url')}`;
}

function tellOwnOrder(orderId: string): string {
  return `Order #${orderId} is still waiting for its transfer. Please complete it first, or pay for this one by card.`;
}

/** Anybody may type an e-mail address, so the refusal does not name its order. */
function tellSomeOrder(): string {
  return 'An order with this e-mail address is still waiting for its transfer. Please complete it first, or pay for this one by card.';
}
