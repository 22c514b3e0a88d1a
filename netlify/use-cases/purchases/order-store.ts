import * as z from 'zod';
import { orderSchema } from '#shared/order';
import { UnavailableError } from '../../errors.ts';
import { listFolders } from '../../ports/blobs/lists.ts';
import { createOrReadJson, readJson, updateJson } from '../../ports/blobs/records.ts';

const orderRecordSchema = orderSchema.omit({ strayPayments: true, isHeld: true }).extend({
  buyer: z.string(),
  /** How often it came back from being cancelled: tells its takes of then from those of now. */
  round: z.number(),
  /** A transfer order above the share that may be held: the painter confirms it by hand. */
  awaitsPainter: z.boolean(),
  accessKey: z.string(),
  confirmKey: z.string(),
  instructionsRepeated: z.number(),
});
export type OrderRecord = z.infer<typeof orderRecordSchema>;
export type OrderName = { year: number; id: string };

const prefix = 'orders/';

export function nameOf({ id, createdAt }: Pick<OrderRecord, 'id' | 'createdAt'>): OrderName {
  return { year: new Date(createdAt).getUTCFullYear(), id };
}

/** Stores an order unless it stands there; returns the one that does. Throws 503. */
export async function createOrFindOrder(order: OrderRecord): Promise<OrderRecord> {
  const stored = await createOrReadJson(keyOf(nameOf(order)), order, orderRecordSchema);
  if (stored) return stored;
  throw new UnavailableError('The shop');
}

export function findOrder(name: OrderName): Promise<OrderRecord | null> {
  return readJson(keyOf(name), orderRecordSchema);
}

export async function findOrderByNumber(id: string): Promise<OrderRecord | null> {
  const thisYear = new Date().getUTCFullYear();
  const order = await findOrder({ year: thisYear, id });
  if (order) return order;
  const years = (await listFolders(prefix)).map((folder) => Number(folder.slice(prefix.length)));
  const older = years.filter((year) => year !== thisYear);
  const found = await Promise.all(older.map((year) => findOrder({ year, id })));
  return found.find(Boolean) ?? null;
}

export async function updateOrder(
  order: Pick<OrderRecord, 'id' | 'createdAt'>,
  change: (now: OrderRecord) => OrderRecord | null,
): Promise<OrderRecord> {
  const changed = await updateJson(keyOf(nameOf(order)), orderRecordSchema, change);
  if (!changed) throw new Error(`Order ${order.id} is gone`);
  return changed;
}

export function isUnpaid({ status, paidAt }: OrderRecord): boolean {
  return status === 'pending' && !paidAt;
}

export function artworkIdsOf({ items }: Pick<OrderRecord, 'items'>): string[] {
  return items.map(({ id }) => id).sort();
}

function keyOf({ year, id }: OrderName): string {
  return `${prefix}${year}/${id}`;
}
