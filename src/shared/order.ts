import * as z from 'zod';
import { paymentMethods } from './artwork.ts';
import type { TransferInfo } from './payment.ts';

export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderStatusInput = z.object({ status: z.enum(orderStatuses) });

export const trackingInput = z.object({ trackingNumber: z.string().trim().max(100) });

const shippingAddressSchema = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  postalCode: z.string(),
});

/** Money that goes back: `due` until Stripe has taken the refund (rulings 3 and 4). Amount in dollars. */
const refundSchema = z.object({
  key: z.string(),
  amount: z.string(),
  reason: z.string(),
  state: z.enum(['due', 'done']),
  /** How often Stripe refused it: a part of the key under which it is asked next. */
  refusals: z.number().default(0),
});

/**
 * A payment at Stripe that names the order and did not settle it. `kept` until the administrator gives it back; `due` and
 * `done` as a refund; `failed` when the buyer's bank sent the refund back. Amount in units of its currency.
 */
const strayPaymentSchema = z.object({
  paymentIntentId: z.string(),
  amount: z.string(),
  currency: z.string(),
  reason: z.string(),
  state: z.enum(['kept', 'due', 'done', 'failed']),
  refusals: z.number().default(0),
});

/** A refund that the buyer's bank sent back. Amount in dollars. */
const failedRefundSchema = z.object({ id: z.string(), amount: z.string() });

/** Money that the buyer's bank took back, or tries to. `closed`: an inquiry that did not become a dispute. */
const disputeSchema = z.object({
  id: z.string(),
  amount: z.string(),
  state: z.enum(['open', 'won', 'lost', 'closed']),
});

const mailKinds = [
  'transfer-instructions',
  'confirmation',
  'sold',
  'refunded',
  'shipped',
  'cancelled',
  'lapsed',
  'transfer-confirmed',
  'transfer-sent',
  'stray-payment',
  'money-returned',
  'refund-failed',
  'dispute',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * A mail about the order: `due` until the mail server has taken it. `at`: since when it is in this state. Kind, round and
 * `about` together are its key: each is sent once.
 */
const mailSchema = z.object({
  kind: z.enum(mailKinds),
  /** How often the order had come back from being cancelled. */
  round: z.number().default(0),
  /** Which payment, refund or dispute it tells of, for kinds that can happen several times in a round. */
  about: z.string().default(''),
  state: z.enum(['due', 'sending', 'sent']),
  at: z.string(),
});

const orderItemSchema = z.object({
  id: z.string(),
  artworkTitle: z.string(),
  imageUrl: z.string(),
  quantity: z.literal(1),
  price: z.string(),
});

/** An order as the administrator sees it (spec, section 3). Its id is its order number; amounts in dollars, as text. */
export const orderSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  method: z.enum(paymentMethods),
  status: z.enum(orderStatuses),
  customerName: z.string().nullable(),
  customerEmail: z.string().nullable(),
  shippingAddress: shippingAddressSchema.nullable(),
  items: z.array(orderItemSchema),
  totalAmount: z.string(),
  trackingNumber: z.string().nullable(),
  customerNotes: z.string().nullable(),
  /** When the hold on its pieces ends, while it is pending. */
  deadline: z.string(),
  paidAt: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  refunds: z.array(refundSchema),
  strayPayments: z.array(strayPaymentSchema).optional(),
  /** All refunds of its payment that Stripe knows, by the shop or not, failed ones included; in dollars. */
  returnedAmount: z.string().optional(),
  failedRefunds: z.array(failedRefundSchema).optional(),
  disputes: z.array(disputeSchema).optional(),
  mails: z.array(mailSchema),
  /** Whether a transfer order has only its short first hold, until the buyer confirms it. Older records count as confirmed. */
  awaitsConfirmation: z.boolean().default(false),
  confirmedAt: z.string().nullable().default(null),
  /** When the buyer said that the transfer is on its way. */
  moneySentAt: z.string().nullable().default(null),
});
export type Order = z.infer<typeof orderSchema>;
export type ShippingAddress = z.infer<typeof shippingAddressSchema>;
export type Mail = z.infer<typeof mailSchema>;
export type Refund = z.infer<typeof refundSchema>;
export type StrayPayment = z.infer<typeof strayPaymentSchema>;
export type Dispute = z.infer<typeof disputeSchema>;

export const giveBackInput = z.object({ paymentIntentId: z.string().min(1).max(255) });

/** What the buyer adds on the order page: where it goes, and what the painter should know (rulings 14). */
export const deliveryInput = z.object({
  shippingAddress: z.object({
    name: z.string().trim().min(1, 'Please say who receives it').max(200),
    address: z.string().trim().min(1, 'Please give the street and number').max(500),
    city: z.string().trim().min(1, 'Please give the city').max(200),
    country: z.string().trim().min(1, 'Please choose the country').max(100),
    postalCode: z.string().trim().max(20),
  }),
  customerNotes: z.string().trim().max(2000),
});
export type DeliveryInput = z.infer<typeof deliveryInput>;

/** The secret of the link in the buyer's mail: it proves that the mail address belongs to the buyer. */
export const confirmInput = z.object({ confirmKey: z.string().min(1).max(200) });

/**
 * The live hold of a transfer order that waits for its money. `confirmedUntil`: when it would end after a confirmation;
 * null when there is nothing to confirm.
 */
export type TransferHold = { until: string; confirmedUntil: string | null };

/**
 * An order as its buyer sees it on the order page. `transfer`: where the money goes; null like `hold` when the shop
 * waits for no money.
 */
export type BuyerOrder = Pick<
  Order,
  | 'id'
  | 'createdAt'
  | 'method'
  | 'status'
  | 'items'
  | 'totalAmount'
  | 'deadline'
  | 'paidAt'
  | 'trackingNumber'
  | 'shippingAddress'
  | 'customerNotes'
  | 'refunds'
  | 'moneySentAt'
  | 'returnedAmount'
  | 'failedRefunds'
> & { transfer: TransferInfo | null; hold: TransferHold | null };
