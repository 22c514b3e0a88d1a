import type Stripe from 'stripe';
import { centsOf } from '#shared/money';
import type { CardPayment, CardPaymentInput } from '#shared/payment';
import { env } from '../../env.ts';
import { createPaymentIntent, findPaymentIntent } from '../../ports/stripe/payments.ts';
import { addressLimitsOf } from './address-limits.ts';
import { openOrder } from './open-order.ts';
import { newOrderNumber, type OrderRecord } from '../orders/records.ts';
import { findPurchase, wantedArtworkIds, type Caller } from './purchase.ts';
import { readPiecesAhead } from '../pieces/reservation.ts';
import { settlePayment } from '../orders/card-settlement.ts';
import { orderPaidError } from '../orders/cancellation.ts';

/**
 * Holds the pieces and gives what Stripe's form needs to pay for them; asked again by the same browser, it gives the
 * same payment. A caller whose address holds enough already gets it without a hold. Throws 409 for what is sold, held, changed in
 * price or already paid; 429 for too many orders of an address; 503 when Stripe does not answer.
 *
 * Order of writes: the claims, the payment intent, the order with the intent's id. The client secret leaves after the order stands, so
 * nobody can pay without an order; a request that ends before leaves claims without an order, and reconciliation releases them.
 */
export async function startCardPayment(
  input: CardPaymentInput,
  { buyer, address }: Caller,
): Promise<CardPayment> {
  const looks = readPiecesAhead(wantedArtworkIds(input));
  const limits = addressLimitsOf(address);
  const purchase = await findPurchase(input, 'card');
  const holdMs = env().CARD_HOLD_MINUTES * 60_000;
  const intents = new Map<string, Stripe.PaymentIntent>();
  const order = await openOrder({
    orderId: newOrderNumber(),
    method: 'card',
    buyer,
    purchase,
    customer: null,
    holdMs,
    longestMs: holdMs,
    looks,
    limits,
    resume: async (own) => {
      const intent = await findOpenIntent(own, purchase.cents);
      if (intent) intents.set(own.id, intent);
      return intent && own;
    },
    complete: async (next) => {
      const intent = await createIntent(next);
      intents.set(next.id, intent);
      return { ...next, paymentIntentId: intent.id };
    },
  });
  return {
    clientSecret: intents.get(order.id)?.client_secret ?? '',
    orderNumber: order.id,
    deadline: order.deadline,
    isHeld: order.isHeld,
  };
}

/** The intent of a card order that its buyer can still pay at this price, or null. Throws 409 when it is paid. */
async function findOpenIntent(
  order: OrderRecord,
  cents: number,
): Promise<Stripe.PaymentIntent | null> {
  if (order.method !== 'card' || order.status !== 'pending' || !order.paymentIntentId) return null;
  if (centsOf(order.totalAmount) !== cents) return null;
  const intent = await findPaymentIntent(order.paymentIntentId);
  if (!intent || intent.status === 'canceled') return null;
  if (!isPaidOrBeingPaid(intent)) return intent;
  await settlePayment(intent.id);
  throw orderPaidError();
}

function isPaidOrBeingPaid({ status }: Stripe.PaymentIntent): boolean {
  return status === 'succeeded' || status === 'processing';
}

/** An order that Stripe refuses is never stored: the next try has another number, and so another key. */
function createIntent({ id, items, totalAmount }: OrderRecord): Promise<Stripe.PaymentIntent> {
  return createPaymentIntent({
    orderId: id,
    cents: centsOf(totalAmount),
    description: items.map(({ artworkTitle }) => artworkTitle).join(', '),
    key: `order-${id}`,
  });
}
