import * as z from 'zod';
import { amountCentsInput } from './amount-input.ts';
import { emailInput } from './email.ts';
import { inputMessages } from './input-messages.ts';
import type { Cents } from './money.ts';
import type { Order, TransferHold } from './order.ts';
import { textInput } from './text.ts';

const longestList = 50;
const longestName = 200;

/** `artworkIds` for several artworks; `amount`: their sum in dollars (rule 33). */
const purchaseInput = z.object({
  artworkId: z.string().min(1).max(200),
  artworkIds: z.array(z.string().min(1).max(200)).min(1).max(longestList).optional(),
  amount: z.number().positive(),
});

export const cardPaymentInput = purchaseInput;
export type CardPaymentInput = z.infer<typeof cardPaymentInput>;

export const transferPaymentInput = purchaseInput.extend({
  customerName: textInput().min(1, inputMessages.contact).max(longestName, inputMessages.tooLong),
  customerEmail: emailInput(inputMessages.contact),
});
export type TransferPaymentInput = z.infer<typeof transferPaymentInput>;

/** Body of POST /api/orders/check: what the press 'Pay' would buy. */
export const checkInput = z.object({
  artworkIds: z.array(z.string().min(1).max(200)).min(1).max(longestList),
  cents: amountCentsInput,
});
export type CheckInput = z.infer<typeof checkInput>;

/**
 * Answer of POST /api/create-payment-intent. `paymentKey`: allows asking what became of the payment. `publishableKey`: opens Stripe's
 * form; pages are built without it.
 */
export type CardPayment = {
  clientSecret: string;
  orderNumber: string;
  paymentKey: string;
  publishableKey: string;
};

/** Answer of POST /api/create-zelle-payment. `deadline`: end of the hold (ISO 8601). `awaitsPainter`: not reserved yet. */
export type TransferOrder = {
  success: true;
  orderId: string;
  orderNumber: string;
  deadline: string;
  awaitsPainter: boolean;
  /** Null if the order holds nothing. */
  hold: TransferHold | null;
  /** '/order#<token>' */
  orderPage: string;
};

export type BoughtItem = Pick<
  Order['items'][number],
  'artworkTitle' | 'imageUrl' | 'imageWidth' | 'imageHeight'
>;

/**
 * `part`: it has come, and more of the offer is to come; `open` can still be paid; `processing`: the bank has agreed and the order is being finished; `released`: nothing was charged;
 * `bought`: by another order of this buyer (rule 79); `refunded`: charged, and all of it goes back; `changed`: charged, and a part of it went
 * back, or the order was cancelled.
 */
export type PaymentOutcome = {
  state:
    | 'succeeded'
    | 'part'
    | 'bought'
    | 'processing'
    | 'open'
    | 'failed'
    | 'released'
    | 'refunded'
    | 'changed';
  cents: Cents;
  orderNumber: string;
  artworkIds: string[];
  items: BoughtItem[];
  /** Null until the order is paid. */
  orderPage: string | null;
  reason?: string;
};

/** What leads a buyer to an order. */
export type BoughtOrder = Pick<PaymentOutcome, 'orderNumber' | 'orderPage' | 'items'>;

/** In a refusal (409) of an artwork that this buyer has bought (rule 79). */
export type OwnSale = { bought: BoughtOrder };

const returned = z.object({
  payment_intent: z.string().regex(/^pi_\w+$/),
  payment_intent_client_secret: z.string().regex(/^pi_\w+$/),
  payment_key: z.string().max(100).default(''),
});

/** Body of POST /api/orders/payment. `search`: the query of the address to which Stripe returns. */
export const paymentQuestion = z.object({
  search: z
    .string()
    .max(2000)
    .transform((search) => Object.fromEntries(new URLSearchParams(search)))
    .pipe(returned),
});
