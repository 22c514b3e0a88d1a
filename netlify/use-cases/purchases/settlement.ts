import type Stripe from 'stripe';
import type { Artwork } from '#shared/artwork';
import { centsOf } from '#shared/money';
import type { MailKind } from '#shared/order';
import { findPaymentIntent } from '../../ports/stripe/payments.ts';
import { capturePayment, releasePayment } from '../../ports/stripe/held-payments.ts';
import { withMails } from '../mail/outbox.ts';
import { publishSales } from '../publishing/changes.ts';
import { paymentCustomerOf } from '../orders/payment-details.ts';
import { newCardOrder } from './card-order.ts';
import { markDue } from './due.ts';
import { readBought, type Bought } from './intent-metadata.ts';
import {
  artworkIdsOf,
  createOrFindOrder,
  findOrder,
  nameOf,
  updateOrder,
  type OrderRecord,
} from './order-store.ts';
import { payDebts } from './refunds.ts';
import {
  freeArtworks,
  readUnitsAhead,
  takeArtworks,
  type Loss,
  type UnitsAhead,
} from './taking.ts';
import { withdrawTransfer } from './transfer-ending.ts';

export type Settled = { intent: Stripe.PaymentIntent; order: OrderRecord | null };

/** A form that was opened longer ago sells at its own price no more, and later not at all. */
const priceMs = 3_600_000;
const formMs = 24 * 3_600_000;
const looks = 4;

/**
 * Order of writes: the order, its takes, then Stripe captures or releases the payment, once; artworks are freed after a payment ended without
 * money. May run twice, late, in any order, or stop half-way. Null for a payment that is not ours.
 */
export async function settlePayment(intentId: string): Promise<Settled | null> {
  let intent = await findPaymentIntent(intentId);
  for (let look = 1; intent && look <= looks; look++) {
    const bought = readBought(intent);
    if (!bought) return null;
    const step = await settleStep(intent, bought);
    if (step.isOver) return { intent: step.intent, order: step.order };
    intent = step.intent;
  }
  return intent && { intent, order: null };
}

type Step = { isOver: boolean; intent: Stripe.PaymentIntent; order: OrderRecord | null };

async function settleStep(intent: Stripe.PaymentIntent, bought: Bought): Promise<Step> {
  const fresh = newCardOrder(intent, bought);
  const name = nameOf(fresh);
  const isAgreed = intent.status === 'requires_capture' || intent.status === 'succeeded';
  if (!isAgreed) {
    const order = await findOrder(name);
    const ended = order && intent.status === 'canceled' ? await endReleased(order, intent) : order;
    return { isOver: true, intent, order: ended };
  }
  const ahead = readUnitsAhead(bought.items.map(({ id }) => id));
  const [known] = await Promise.all([findOrder(name), markDue(name)]);
  const order = known ?? (await createOrFindOrder(fresh));
  if (order.paymentIntentId !== intent.id) return endStranger(intent);
  if (order.paidAt) return { isOver: true, intent, order: await payDebts(order) };
  const loss = await takeFor({ order, intent, bought, ahead });
  if (intent.status === 'succeeded') return finish(intent, order, loss);
  // The money is captured whole or not at all: two settlers of a part could disagree about what it is for.
  const ended = await (loss ? rememberLoss(order, loss) : capturePayment(intent.id));
  if (!ended) return { isOver: true, intent, order };
  if (!loss && ended.status === 'succeeded') return finish(ended, order, null);
  return { isOver: false, intent: ended, order };
}

/** The reason is written first, so that every settler tells the same one. */
async function rememberLoss(order: OrderRecord, loss: Loss): Promise<Stripe.PaymentIntent | null> {
  const endReason = describeLoss(order, loss);
  await updateOrder(order, (now) => (now.paidAt || now.endReason ? null : { ...now, endReason }));
  return releasePayment(order.paymentIntentId!);
}

async function endStranger(intent: Stripe.PaymentIntent): Promise<Step> {
  const ended = intent.status === 'succeeded' ? intent : await releasePayment(intent.id);
  return { isOver: true, intent: ended ?? intent, order: null };
}

type Taker = {
  order: OrderRecord;
  intent: Stripe.PaymentIntent;
  bought: Bought;
  ahead: UnitsAhead;
};

async function takeFor({ order, intent, bought, ahead }: Taker): Promise<Loss | null> {
  if (order.status === 'cancelled')
    return { artworkId: '', reason: order.endReason ?? 'the order was cancelled' };
  const age = Date.now() - intent.created * 1000;
  const refuse = ({ id, price }: Artwork) => {
    if (age > formMs) return 'the form was opened more than a day ago';
    const isDearer = centsOf(price) !== bought.items.find((item) => item.id === id)?.cents;
    return age > priceMs && isDearer ? 'its price has changed' : null;
  };
  const { loss, gaveWay } = await takeArtworks(order, null, { refuse, ahead });
  for (const id of gaveWay) await withdrawTransfer(id);
  return loss;
}

/** The money is there. Something may be lost only when it was captured in Stripe's dashboard: then all of it goes back. */
async function finish(
  intent: Stripe.PaymentIntent,
  order: OrderRecord,
  loss: Loss | null,
): Promise<Step> {
  let isMine = false;
  const settled = await updateOrder(order, (now) => {
    isMine = !now.paidAt;
    if (!isMine) return null;
    const customer = paymentCustomerOf(intent, now);
    const paid = { ...now, ...customer, paidAt: new Date().toISOString(), endReason: '' };
    return loss
      ? withAllBack(paid, loss)
      : withMailsDue(paid, 'processing', ['confirmation', 'sold']);
  });
  if (settled.status === 'cancelled') await freeArtworks(settled);
  else if (isMine) await publishSales(artworkIdsOf(settled));
  return { isOver: true, intent, order: await payDebts(settled) };
}

async function endReleased(order: OrderRecord, intent: Stripe.PaymentIntent): Promise<OrderRecord> {
  if (order.paymentIntentId !== intent.id || order.paidAt) return order;
  const ended = await updateOrder(order, (now) =>
    now.status === 'pending'
      ? withMailsDue({ ...now, ...paymentCustomerOf(intent, now) }, 'cancelled', ['released'])
      : null,
  );
  if (ended.status === 'cancelled') await freeArtworks(ended);
  return ended;
}

function withAllBack(order: OrderRecord, loss: Loss): OrderRecord {
  const { totalAmount: amount } = order;
  const reason = describeLoss(order, loss);
  const refund = { key: 'lost', amount, reason, state: 'due' as const, refusals: 0 };
  const refunds = centsOf(amount) > 0 ? [...order.refunds, refund] : order.refunds;
  return withMailsDue({ ...order, refunds }, 'cancelled', ['refunded']);
}

function withMailsDue(
  order: OrderRecord,
  status: OrderRecord['status'],
  kinds: MailKind[],
): OrderRecord {
  return { ...order, status, mails: withMails(order, kinds) };
}

function describeLoss({ items, endReason }: OrderRecord, { artworkId, reason }: Loss): string {
  const title = items.find(({ id }) => id === artworkId)?.artworkTitle;
  return endReason || (title ? `'${title}': ${reason}` : reason);
}
