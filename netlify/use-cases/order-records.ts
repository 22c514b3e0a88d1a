import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { orderSchema, type Order } from '#shared/order';
import { UnavailableError } from '../http/errors.ts';
import { listJson } from '../ports/blobs-lists.ts';
import { createJson, createOrReadJson, readJson, updateJson } from '../ports/blobs.ts';

/** An order as stored under `orders/<id>`: with its buyer and the pieces it holds, item by item. */
const orderRecordSchema = orderSchema.extend({
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

/** Stores a new order. Throws 503 when its number is taken, so that two orders never share one. */
export async function createOrder(order: OrderRecord): Promise<OrderRecord> {
  if (await createJson(`orders/${order.id}`, order)) return order;
  throw new UnavailableError('The shop');
}

/** Stores an order unless one of its number stands there; answers the one that does. */
export async function createOrFindOrder(order: OrderRecord): Promise<OrderRecord | null> {
  return createOrReadJson(`orders/${order.id}`, order, orderRecordSchema);
}

/** Whether an order waits for its money. */
export function isUnpaid({ status, paidAt }: OrderRecord): boolean {
  return status === 'pending' && !paidAt;
}

/** One order, or null. */
export async function findOrder(id: string): Promise<OrderRecord | null> {
  return readJson(`orders/${id}`, orderRecordSchema);
}

/** Changes an order that webhook, return page, administrator and reconciliation may touch at once. */
export async function updateOrder(
  id: string,
  change: (order: OrderRecord) => OrderRecord | null,
): Promise<OrderRecord> {
  const order = await updateJson(`orders/${id}`, orderRecordSchema, change);
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}

/** Every order, newest first. */
export async function listOrderRecords(): Promise<OrderRecord[]> {
  const found = await listJson('orders/', orderRecordSchema);
  return [...found.values()].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
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
