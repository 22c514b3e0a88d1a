import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { orderSchema, type Order } from '#shared/order';
import { UnavailableError } from '../../errors.ts';
import { listJson } from '../../ports/blobs/lists.ts';
import {
  createJson,
  createOrReadJson,
  readJson,
  removeKey,
  updateJson,
} from '../../ports/blobs/records.ts';
import { markOrder } from './lists/marks.ts';

/** An order as stored under `orders/<id>`: with its buyer and the pieces it holds, item by item. */
export const orderRecordSchema = orderSchema.extend({
  buyer: z.string(),
  pieces: z.array(z.string()),
  /** How often it came back from being cancelled: tells its sales of then from those of now. */
  round: z.number().default(0),
  /** The secret half of the order page's token. */
  accessKey: z.string().default(''),
  /** The secret of the link that confirms a transfer order. Only the mail carries it; no answer of the API does. */
  confirmKey: z.string().default(''),
  /** How often the buyer had the transfer instructions sent again. */
  instructionsRepeated: z.number().default(0),
});
export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** Letters and digits that sound and look different from each other. */
const alphabet = 'ACDEFGHJKMNPQRTVWXYZ2346789';

/** A new order number, like 'K7M-4QX': short, easy to read aloud, not to be guessed from another. */
export function newOrderNumber(): string {
  const letters = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** Whether a text has the form of an order number, so that it can name an order of this shop. */
export function isOrderNumber(text: string): boolean {
  return new RegExp(`^[${alphabet}]{3}-[${alphabet}]{3}$`).test(text);
}

/** Stores a new order that was marked as changed before. Throws 503 when its number is taken, so that two orders never share one. */
export async function createOrder(order: OrderRecord): Promise<OrderRecord> {
  if (await createJson(`orders/${order.id}`, order)) return order;
  throw new UnavailableError('The shop');
}

/** Stores an order unless one of its number stands there; answers the one that does. */
export async function createOrFindOrder(order: OrderRecord): Promise<OrderRecord | null> {
  await markOrder(order.id);
  return createOrReadJson(`orders/${order.id}`, order, orderRecordSchema);
}

/** Whether an order waits for its money. */
export function isUnpaidOrder({ status, paidAt }: OrderRecord): boolean {
  return status === 'pending' && !paidAt;
}

/** One order, or null. */
export async function findOrder(id: string): Promise<OrderRecord | null> {
  return readJson(`orders/${id}`, orderRecordSchema);
}

/** Changes an order that webhook, return page, administrator and reconciliation may touch at once. Marks it as changed before. */
export async function updateOrder(
  id: string,
  change: (order: OrderRecord) => OrderRecord | null,
): Promise<OrderRecord> {
  const before = once(() => markOrder(id));
  const order = await updateJson(`orders/${id}`, orderRecordSchema, change, before);
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}

/** Reads every order, one by one: for a store whose pages of orders are not complete. */
export async function listOrderRecords(): Promise<OrderRecord[]> {
  return [...(await listJson('orders/', orderRecordSchema)).values()];
}

/** Removes an order for good. */
export async function removeOrder(id: string): Promise<void> {
  await removeKey(`orders/${id}`);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

/** The order as the administrator gets it, without its secrets and the keys of its pieces. */
export function toOrder(record: OrderRecord): Order {
  const {
    buyer: _buyer,
    pieces: _pieces,
    round: _round,
    accessKey: _accessKey,
    confirmKey: _confirmKey,
    instructionsRepeated: _instructionsRepeated,
    ...order
  } = record;
  return order;
}
