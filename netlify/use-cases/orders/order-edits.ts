import type { Order, OrderStatus } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { describeStatus } from '../admin/activity-words.ts';
import { recordActivity } from '../admin/activity.ts';
import { freeOrderPieces } from './cancellation.ts';
import { findOrder, toOrder, updateOrder, type OrderRecord } from './records.ts';
import { moveOrder } from './status.ts';

export type OrderEdit = { id: string; editor: string };

export async function setTrackingNumber({ id, editor }: OrderEdit, text: string): Promise<Order> {
  await requireOrder(id);
  const changed = await updateOrder(id, (now) => ({ ...now, trackingNumber: text }));
  await recordActivity(editor, `Order ${id}: tracking number ${text || 'removed'}`);
  return toOrder(changed);
}

/** Throws 404, 409. */
export async function setOrderStatus(edit: OrderEdit, status: OrderStatus): Promise<Order> {
  const order = await requireOrder(edit.id);
  // An earlier cancellation may have crashed before its pieces were free.
  if (order.status === status && status === 'cancelled') await freeOrderPieces(order);
  if (order.status === status) return toOrder(order);
  const changed = await moveOrder(order, status);
  await recordActivity(edit.editor, describeStatus(order, changed));
  return toOrder(changed);
}

async function requireOrder(id: string): Promise<OrderRecord> {
  const order = await findOrder(id);
  if (!order) throw new HttpError(404, 'Order not found');
  return order;
}
