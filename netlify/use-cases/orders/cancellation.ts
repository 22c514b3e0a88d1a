import { cardPaymentOf, claimOf, isUnpaid, remainingCents } from '#shared/ledger';
import type { Entry } from '#shared/order';
import { en } from '#words/en/refusals';
import { HttpError } from '../../errors.ts';
import { releasePayment } from '../../ports/stripe/payments.ts';
import { publishSales } from '../publishing/changes.ts';
import { markDue } from './due.ts';
import { withMails } from './mails.ts';
import { newDebt } from './money.ts';
import { orderChangedError, updateOrder, type OrderRecord } from './records.ts';
import { payDebts } from './refunds.ts';
import { settleSale } from './sales.ts';
import { settlePayment } from './settlement.ts';
import { freeArtworks } from './taking.ts';
import { endTransfer } from './transfer-ending.ts';

/** Ends the payment first, then the order, then frees its artworks. Throws 409 when it was captured meanwhile. */
export async function cancelOrder(order: OrderRecord): Promise<OrderRecord> {
  await markDue(order);
  if (!isUnpaid(order)) return cancelPaid(order);
  if (order.method === 'card') return releaseCardOrder(order);
  if (order.method === 'elsewhere') return cancelPaid(await settleSale(order));
  const ended = await endTransfer(order, ['cancelled']);
  if (ended.status === 'cancelled') return ended;
  throw alreadyPaidError();
}

export async function releaseCardOrder(order: OrderRecord): Promise<OrderRecord> {
  const intentId = cardPaymentOf(order)?.id ?? '';
  await updateOrder(order, (now) =>
    !claimOf(now) || now.endReason ? null : { ...now, endReason: en.reasons.wasCancelled() },
  );
  await releasePayment(intentId);
  const settled = await settlePayment(intentId);
  if (settled?.order?.status === 'cancelled') return settled.order;
  throw alreadyPaidError();
}

export function alreadyPaidError(): HttpError {
  return new HttpError(409, 'This order is already paid');
}

/**
 * The refund becomes due in the write that cancels, so that neither is ever without the other. Throws 409 for an order that waits for its
 * money again.
 */
async function cancelPaid(order: OrderRecord): Promise<OrderRecord> {
  const cancelled = await updateOrder(order, (now) =>
    now.status === 'cancelled' || isUnpaid(now)
      ? null
      : {
          ...now,
          status: 'cancelled',
          money: [...now.money, ...allBack(now)],
          mails: withMails(now, ['cancelled']),
        },
  );
  if (cancelled.status !== 'cancelled') throw orderChangedError();
  await freeArtworks(cancelled);
  if (order.status !== 'cancelled') await publishSales();
  return payDebts(cancelled);
}

/** Money that came by hand goes back by hand. */
function allBack(order: OrderRecord): Entry[] {
  const payment = cardPaymentOf(order);
  const cents = remainingCents(order);
  if (!payment || cents === 0) return [];
  const at = new Date().toISOString();
  const note = en.reasons.cancelled();
  return [newDebt({ id: 'cancelled', at, cents, note, of: payment.id })];
}
