import type { OrderStatus } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { transferHoldMs } from '../checkout/transfer-hold.ts';
import { withMails } from '../mail/outbox.ts';
import { cancelOrder } from './cancellation.ts';
import { orderChangedError } from '../orders/transfer-settlement.ts';
import { markDue } from './due.ts';
import {
  findOrderByNumber,
  isUnpaid,
  nameOf,
  updateOrder,
  type OrderRecord,
} from './order-store.ts';
import { settlePayment } from './settlement.ts';
import { freeArtworks, lossError, takeArtworks } from './taking.ts';
import { settleTransfer } from './transfers.ts';

/** Moves money and artworks with the status. Throws 404, 409. */
export async function setStatus(id: string, status: OrderStatus): Promise<OrderRecord> {
  const order = await findOrderByNumber(id);
  if (!order) throw new HttpError(404, 'Order not found');
  if (status === 'cancelled') return cancelOrder(order);
  if (order.status === status) return order;
  return order.method === 'card' ? moveCardOrder(order, status) : moveTransfer(order, status);
}

async function moveCardOrder(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const settled = order.paidAt ? order : (await settlePayment(order.paymentIntentId ?? ''))?.order;
  if (!settled?.paidAt) throw new HttpError(409, 'This card order has not been paid');
  if (settled.status !== 'cancelled') return writeStatus(settled, status);
  throw new HttpError(409, 'The money of this order went back. The buyer has to order again.');
}

async function moveTransfer(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  if (order.paidAt && order.status !== 'cancelled') return writeStatus(order, status);
  const open = order.status === 'cancelled' ? await openAgain(order) : order;
  if (status === 'pending') return open;
  const settled = await settleTransfer(open);
  return settled.status === status ? settled : writeStatus(settled, status);
}

/** Back from cancelled: the same as a first time, already confirmed. All artworks are held, or the order stays cancelled. */
async function openAgain(order: OrderRecord): Promise<OrderRecord> {
  await markDue(nameOf(order));
  const deadline = new Date(Date.now() + transferHoldMs()).toISOString();
  const next = { ...order, round: order.round + 1 };
  const { loss } = await takeArtworks(next, deadline);
  if (loss) {
    await giveUpOpening(order, next);
    throw lossError(order, loss);
  }
  const opened = await updateOrder(order, (now) =>
    now.status === 'cancelled' && now.round === order.round
      ? {
          ...next,
          status: 'pending',
          paidAt: null,
          deadline,
          awaitsConfirmation: false,
          awaitsPainter: false,
          mails: withMails(next, ['transfer-instructions']),
        }
      : null,
  );
  if (opened.status !== 'cancelled' && opened.round === next.round) return opened;
  if (opened.status === 'cancelled') await freeArtworks(next);
  throw orderChangedError();
}

async function giveUpOpening(order: OrderRecord, next: OrderRecord): Promise<void> {
  const now = await updateOrder(order, (stored) =>
    stored.status === 'cancelled' && stored.round === order.round
      ? { ...stored, round: next.round }
      : null,
  );
  if (now.status === 'cancelled') await freeArtworks(next);
}

async function writeStatus(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const isSame = (now: OrderRecord) => now.status === order.status && now.round === order.round;
  const changed = await updateOrder(order, (now) => {
    if (!isSame(now) || isUnpaid(now)) return null;
    return {
      ...now,
      status,
      mails: status === 'shipped' ? withMails(now, ['shipped']) : now.mails,
    };
  });
  if (changed.status === status) return changed;
  throw orderChangedError();
}
