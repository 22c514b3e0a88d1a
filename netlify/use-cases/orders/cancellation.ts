import { remainingCents } from '#shared/ledger';
import { dollarsOf } from '#shared/money';
import type { Refund } from '#shared/order';
import { en } from '#words/en/refusals';
import { HttpError } from '../../errors.ts';
import { releasePayment } from '../../ports/stripe/payments.ts';
import { publishSales } from '../publishing/changes.ts';
import { markDue } from './due.ts';
import { withMails } from './mails.ts';
import { isUnpaid, updateOrder, type OrderRecord } from './records.ts';
import { payDebts } from './refunds.ts';
import { settlePayment } from './settlement.ts';
import { freeArtworks } from './taking.ts';
import { endTransfer } from './transfer-ending.ts';

/** Ends the payment first, then the order, then frees its artworks. Throws 409 when it was captured meanwhile. */
export async function cancelOrder(order: OrderRecord): Promise<OrderRecord> {
  await markDue(order);
  if (!isUnpaid(order)) return cancelPaid(order);
  if (order.method !== 'card') {
    const ended = await endTransfer(order, ['cancelled']);
    if (ended.status === 'cancelled') return ended;
    throw alreadyPaidError();
  }
  return releaseCardOrder(order);
}

export async function releaseCardOrder(order: OrderRecord): Promise<OrderRecord> {
  const intentId = order.paymentIntentId ?? '';
  await updateOrder(order, (now) =>
    now.paidAt || now.endReason ? null : { ...now, endReason: en.reasons.wasCancelled() },
  );
  await releasePayment(intentId);
  const settled = await settlePayment(intentId);
  if (settled?.order?.status === 'cancelled') return settled.order;
  throw alreadyPaidError();
}

export function alreadyPaidError(): HttpError {
  return new HttpError(409, 'This order is already paid');
}

/** The refund becomes due in the write that cancels, so that neither is ever without the other. */
async function cancelPaid(order: OrderRecord): Promise<OrderRecord> {
  const cancelled = await updateOrder(order, (now) =>
    now.status === 'cancelled'
      ? null
      : {
          ...now,
          status: 'cancelled',
          refunds: [...now.refunds, ...remainingRefund(now)],
          mails: withMails(now, ['cancelled']),
        },
  );
  await freeArtworks(cancelled);
  if (order.status !== 'cancelled') await publishSales();
  return payDebts(cancelled);
}

function remainingRefund(order: OrderRecord): Refund[] {
  if (order.method !== 'card') return [];
  const cents = remainingCents(order);
  if (cents === 0) return [];
  const amount = dollarsOf(cents);
  return [{ key: 'cancelled', amount, reason: en.reasons.cancelled(), state: 'due', refusals: 0 }];
}
