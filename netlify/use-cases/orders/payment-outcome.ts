import { refundedCents } from '#shared/ledger';
import { centsOf } from '#shared/money';
import type { StrayPayment } from '#shared/order';
import type { BoughtItem, PaymentOutcome } from '#shared/payment';
import { HttpError } from '../../errors.ts';
import { orderPageOf } from './order-page.ts';
import { settlePayment, type SettledPayment } from './card-settlement.ts';
import type { OrderRecord } from './records.ts';

/** Settles a payment and returns its state. The client secret proves the right to ask. Throws 404 otherwise. */
export async function getPaymentOutcome(
  paymentIntentId: string,
  clientSecret: string,
): Promise<PaymentOutcome> {
  const settled = await settlePayment(paymentIntentId);
  if (!settled || settled.intent.client_secret !== clientSecret) {
    throw new HttpError(404, 'We could not find this payment');
  }
  const { order } = settled;
  const artworkIds = order.items.map(({ id }) => id);
  const orderPage = order.paidAt ? orderPageOf(order) : null;
  const items = order.items.map(toBoughtItem);
  return { ...stateOf(settled), orderNumber: order.id, artworkIds, items, orderPage };
}

function toBoughtItem(item: OrderRecord['items'][number]): BoughtItem {
  const { artworkTitle, imageUrl, imageWidth, imageHeight } = item;
  return { artworkTitle, imageUrl, imageWidth, imageHeight };
}

function stateOf({ order, intent }: SettledPayment): Pick<PaymentOutcome, 'state' | 'reason'> {
  const stray = order.strayPayments?.find(({ paymentIntentId }) => paymentIntentId === intent.id);
  if (stray) return strayState(stray);
  if (order.paidAt) return paidState(order);
  if (intent.status === 'processing') return { state: 'processing' };
  if (intent.status === 'canceled') return { state: 'failed', reason: 'The time to pay is over.' };
  const reason = intent.last_payment_error?.message;
  return reason ? { state: 'failed', reason } : { state: 'open' };
}

function strayState({ state }: StrayPayment): Pick<PaymentOutcome, 'state' | 'reason'> {
  if (state === 'due' || state === 'done') return { state: 'refunded' };
  return {
    state: 'failed',
    reason: 'This payment does not belong to your order. We will write to you.',
  };
}

function paidState(order: SettledPayment['order']): Pick<PaymentOutcome, 'state' | 'reason'> {
  const returned = refundedCents(order);
  if (returned === 0) return { state: 'succeeded' };
  const reason = order.refunds.map((refund) => refund.reason).join('; ');
  const isAll = returned >= centsOf(order.totalAmount);
  return { state: isAll ? 'refunded' : 'part-refunded', reason };
}
