import * as z from 'zod';
import type { Order, TransferHold } from './order.ts';
import { textInput } from './text.ts';

const longestList = 50;

/** `artworkIds` for several artworks; `amount`: their sum in dollars (rule 33). */
const purchaseInput = z.object({
  artworkId: z.string().min(1).max(200),
  artworkIds: z.array(z.string().min(1).max(200)).min(1).max(longestList).optional(),
  amount: z.number().positive(),
});

export const cardPaymentInput = purchaseInput;
export type CardPaymentInput = z.infer<typeof cardPaymentInput>;

const contactMessage = 'Please provide your name and email address.';

export const transferPaymentInput = purchaseInput.extend({
  customerName: textInput().min(1, contactMessage).max(200),
  customerEmail: textInput().max(254).pipe(z.email(contactMessage)),
});
export type TransferPaymentInput = z.infer<typeof transferPaymentInput>;

/** Answer of POST /api/create-payment-intent. `isHeld`: whether the pieces are held until the deadline. */
export type CardPayment = {
  clientSecret: string;
  orderNumber: string;
  deadline: string;
  isHeld: boolean;
};

export type TransferInfo = { email: string; name: string; instructions?: string };

/** Answer of POST /api/create-zelle-payment. `deadline`: end of the hold (ISO 8601). */
export type TransferOrder = {
  success: true;
  orderId: string;
  orderNumber: string;
  deadline: string;
  /** Null if the order was paid or has lapsed. */
  hold: TransferHold | null;
  /** '/order#<token>' */
  orderPage: string;
};

export type BoughtItem = Pick<
  Order['items'][number],
  'artworkTitle' | 'imageUrl' | 'imageWidth' | 'imageHeight'
>;

/** `open` can still be paid; `refunded` lost every piece to another order, `part-refunded` some. */
export type PaymentOutcome = {
  state: 'succeeded' | 'processing' | 'open' | 'failed' | 'refunded' | 'part-refunded';
  orderNumber: string;
  artworkIds: string[];
  items: BoughtItem[];
  /** Null until the order is paid. */
  orderPage: string | null;
  reason?: string;
};

export const paymentQuery = z.object({
  payment_intent: z.string().regex(/^pi_\w+$/),
  payment_intent_client_secret: z.string().regex(/^pi_\w+$/),
});
