import type Stripe from 'stripe';
import { dollarsOf } from '#shared/money';
import { newAccessKey } from '../orders/order-page.ts';
import type { Bought } from './intent-metadata.ts';
import type { OrderRecord } from './order-store.ts';

/** The order of an authorised payment, from what the payment says. Its time is the payment's, so every settler writes the same key. */
export function newCardOrder(
  intent: Stripe.PaymentIntent,
  { orderId, buyer, items }: Bought,
): OrderRecord {
  const createdAt = new Date(intent.created * 1000).toISOString();
  return {
    id: orderId,
    createdAt,
    method: 'card',
    status: 'pending',
    customerName: null,
    customerEmail: null,
    shippingAddress: null,
    items: items.map(({ id, cents, title }) => ({
      id,
      artworkTitle: title,
      imageUrl: '',
      imageWidth: 0,
      imageHeight: 0,
      quantity: 1,
      price: dollarsOf(cents),
    })),
    totalAmount: dollarsOf(intent.amount),
    trackingNumber: null,
    customerNotes: null,
    deadline: createdAt,
    paidAt: null,
    paymentIntentId: intent.id,
    refunds: [],
    mails: [],
    awaitsConfirmation: false,
    confirmedAt: null,
    moneySentAt: null,
    buyer,
    round: 0,
    awaitsPainter: false,
    accessKey: newAccessKey(),
    confirmKey: '',
    instructionsRepeated: 0,
  };
}
