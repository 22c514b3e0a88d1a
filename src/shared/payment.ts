import * as z from 'zod';
import type { TransferHold } from './order.ts';

const longestList = 50;

/** One piece or several: `artworkIds` beside the spec's `artworkId`; `amount` in dollars, their sum (rulings 8). */
const purchaseInput = z.object({
  artworkId: z.string().min(1).max(200),
  artworkIds: z.array(z.string().min(1).max(200)).min(1).max(longestList).optional(),
  amount: z.number().positive(),
});

export const cardPaymentInput = purchaseInput;
export type CardPaymentInput = z.infer<typeof cardPaymentInput>;

const contactMessage = 'Please provide your name and email address.';

export const transferPaymentInput = purchaseInput.extend({
  customerName: z.string().trim().min(1, contactMessage).max(200),
  customerEmail: z.string().trim().max(254).pipe(z.email(contactMessage)),
});
export type TransferPaymentInput = z.infer<typeof transferPaymentInput>;

/** Answer of POST /api/create-payment-intent. */
export type CardPayment = { clientSecret: string; orderNumber: string; deadline: string };

/** Answer of GET /api/zelle-info. */
export type TransferInfo = { email: string; name: string; instructions?: string };

/** Answer of POST /api/create-zelle-payment. `deadline`: until when the pieces are held (ISO 8601). */
export type TransferOrder = {
  success: true;
  orderId: string;
  orderNumber: string;
  deadline: string;
  /** Null for an order that was paid or has lapsed meanwhile. */
  hold: TransferHold | null;
  /** Where the buyer follows the order: '/order#<token>' (rulings 14). */
  orderPage: string;
};

/**
 * What became of a card payment: answer of GET /api/orders/payment. `open` can still be paid; `refunded` lost the
 * race for every piece; `part-refunded` lost some of them.
 */
export type PaymentOutcome = {
  state: 'succeeded' | 'processing' | 'open' | 'failed' | 'refunded' | 'part-refunded';
  orderNumber: string;
  artworkIds: string[];
  /** Where the buyer follows the order, once it is paid. */
  orderPage: string | null;
  /** Stripe's words on the last failed attempt. */
  reason?: string;
};

export const paymentQuery = z.object({
  payment_intent: z.string().regex(/^pi_\w+$/),
  payment_intent_client_secret: z.string().regex(/^pi_\w+$/),
});
