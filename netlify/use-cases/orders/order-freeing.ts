import type { Order } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { recordActivity } from '../admin/activity.ts';
import { freeOrderPieces } from './cancellation.ts';
import { endHeldOrder, freeingRefusalOf } from '../pieces/freeing.ts';
import { findOrder, toOrder } from './records.ts';
import type { OrderEdit } from './order-edits.ts';

/** `agreed`: confirmed transfer orders that may be cancelled. Throws 404; 409 if paid, confirmed, or being paid at Stripe. */
export async function freeOrder({ id, editor }: OrderEdit, agreed: string[]): Promise<Order> {
  const order = await findOrder(id);
  if (!order) throw new HttpError(404, 'Order not found');
  const freed = await endHeldOrder(order, order, agreed.includes(id));
  const refusal = freeingRefusalOf(freed);
  if (refusal) throw refusal;
  const wasCancelled = order.status === 'cancelled';
  if (wasCancelled) await freeOrderPieces(order);
  const words = wasCancelled ? 'was cancelled already' : 'pending → cancelled';
  await recordActivity(editor, `Order ${id} freed: ${words}`);
  return toOrder(freed.order);
}
