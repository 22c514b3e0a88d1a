import * as z from 'zod';
import { amountCentsInput, centsSchema } from './amount-input.ts';
import { inputMessages } from './input-messages.ts';
import { languages } from './language.ts';
import { paymentMethods } from './artwork.ts';
import type { Cents } from './money.ts';
import { offerSchema, type OfferView } from './offer.ts';
import { carriers } from './parcel.ts';
import { reasonSchema } from './reason.ts';
import { findInput, textInput } from './text.ts';

/** 'offer': begun by the painter, paid in whatever ways. 'elsewhere': an offer that was paid at once, outside of the shop. */
const orderMethods = [...paymentMethods, 'elsewhere', 'offer'] as const;

export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** `keepCents`: of a cancelled order, what does not go back. */
export const orderStatusInput = z.object({
  status: z.enum(orderStatuses),
  keepCents: amountCentsInput.optional(),
});

export const trackingInput = z.object({
  trackingNumber: textInput().max(100),
  carrier: z.enum(carriers).optional(),
});
export type TrackingInput = z.infer<typeof trackingInput>;

/** Made by a dialog: the same one is one entry of money. */
const dialogId = z.string().regex(/^[\w-]{8,64}$/, 'id: 8 to 64 letters, digits or hyphens');

/** Body of POST /api/admin/orders/:id/money: what came by hand. `note`: for the painter. */
export const moneyInput = z.object({
  id: dialogId,
  cents: amountCentsInput,
  way: z.enum(['zelle', 'hand'], 'way: zelle or hand'),
  note: textInput().max(200).default(''),
});
export type MoneyInput = z.infer<typeof moneyInput>;

/** Body of POST /api/admin/orders/:id/refunds. `leftCents`: what its dialog showed as left. */
export const refundInput = z.object({
  id: dialogId,
  cents: amountCentsInput,
  leftCents: z.number('leftCents: what is left').int().brand<'Cents', 'inout'>(),
  reason: textInput().min(1, 'Please give a reason').max(200),
  /** The form gave the reason, and the administrator did not change it. */
  why: z.literal('excess').optional(),
  /** Ids of artworks that came back. */
  returned: z.array(z.string().max(100)).max(20).default([]),
  /** They are not on the site until the administrator shows them. */
  isHidden: z.boolean().optional(),
});
export type RefundInput = z.infer<typeof refundInput>;

const shippingAddressSchema = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  /** Or province. Orders of before have it behind the city. */
  state: z.string().optional(),
  country: z.string(),
  postalCode: z.string(),
  phone: z.string().optional(),
});

/**
 * Money of an order (rule 94). `id`: Stripe's, or the dialog's key, or what names it in its order: the same id is one entry. `at`: time of
 * the state; of money by hand, when it came. `cents`: below 0 it goes back.
 */
const entrySchema = z.object({
  id: z.string(),
  at: z.string(),
  cents: centsSchema,
  way: z.enum(['card', 'zelle', 'hand']),
  /** `said`: by the buyer; `claimed`: about to count; `done`: counts; `due`: has to go back; `struck`: never came, or is not owed any more. */
  state: z.enum(['said', 'claimed', 'done', 'due', 'struck']),
  /** The administrator's words: of a refund for the buyer, of money by hand for themselves. */
  note: z.string(),
  /** The shop's, told in place of a note. */
  reason: reasonSchema.optional(),
  /** The payment that goes back; of money that a bank sent back, and of what is owed by hand for it, the refund at Stripe. */
  of: z.string().optional(),
  /** Made in Stripe's dashboard. */
  isOutside: z.boolean().optional(),
  /** It came for nothing: it sells nothing and goes back. */
  isAstray: z.boolean().optional(),
  /** Part of the next idempotency key. */
  refusals: z.number().optional(),
});
export type Entry = z.infer<typeof entrySchema>;

/**
 * By rank: an older reading of Stripe never leads back. `asked`: an inquiry, which moved no money; `closed`: one that became no dispute;
 * `prevented`: settled by the bank before it was a dispute.
 */
export const disputeStates = ['asked', 'closed', 'open', 'prevented', 'lost', 'won'] as const;

/**
 * A dispute of a card payment, beside the entries of money. It has no `state`, so that nothing takes it for a refund. `cents`: below 0; what a
 * lost or prevented one took, of any other what it is about. `at`: of a lost or prevented one, when the money went.
 */
const disputeSchema = z.object({
  id: z.string(),
  at: z.string(),
  cents: centsSchema,
  way: z.literal('card'),
  note: z.string(),
  /** The payment. */
  of: z.string(),
  dispute: z.enum(disputeStates),
});
export type Dispute = z.infer<typeof disputeSchema>;

export const buyerMailKinds = [
  'transfer-instructions',
  'transfer-request',
  'confirmation',
  'refunded',
  'partly-refunded',
  'address-request',
  'released',
  'shipped',
  'cancelled',
  'lapsed',
  'not-arrived',
  'offer',
  'part-arrived',
] as const;
export const painterMailKinds = [
  'sold',
  'transfer-confirmed',
  'transfer-to-confirm',
  'transfer-sent',
  'money-returned',
  'refund-failed',
  'dispute',
  'part-paid',
] as const;
const mailKinds = [...buyerMailKinds, ...painterMailKinds] as const;
export type BuyerMailKind = (typeof buyerMailKinds)[number];
export type PainterMailKind = (typeof painterMailKinds)[number];
export type MailKind = BuyerMailKind | PainterMailKind;

/** Kind, round and `about` are its key: each is sent once. `at`: time of the status. */
const mailSchema = z.object({
  kind: z.enum(mailKinds),
  round: z.number(),
  /** The refund, dispute or payment, for kinds that can happen several times in a round. */
  about: z.string(),
  state: z.enum(['due', 'sending', 'sent']),
  at: z.string(),
  /** The mail server knows no such address. 'once': it may have meant the sender. 'for-good': the mail is tried no more. */
  refused: z.enum(['once', 'for-good']).optional(),
});

export const orderItemSchema = z.object({
  id: z.string(),
  artworkTitle: z.string(),
  /** In the language of the order, as long as the artwork has them in it. */
  translatedTitle: z.string().optional(),
  translatedTechnique: z.string().optional(),
  /** Empty if the artwork was deleted before its order was written. */
  imageUrl: z.string(),
  /** In pixels. */
  imageWidth: z.number(),
  imageHeight: z.number(),
  year: z.number().nullable(),
  technique: z.string(),
  dimensions: z.string(),
  quantity: z.literal(1),
  price: z.string(),
  /** Number and signs. */
  certificate: z.string().optional(),
  /** The time at which it came back from the buyer: the order has it no more. */
  returnedAt: z.string().optional(),
  /** A line of an offer, of its own words: no artwork. */
  isLine: z.boolean().optional(),
});

const transferRecipientSchema = z.object({
  email: z.string(),
  name: z.string(),
  instructions: z.string().optional(),
  /** Of instructions that are not translated. */
  instructionsLang: z.literal('en').optional(),
});
export type TransferInfo = z.infer<typeof transferRecipientSchema>;

/** The id is the order number; amounts in dollars, as text: empty if nobody said the price of a sale elsewhere. */
export const orderSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  method: z.enum(orderMethods),
  status: z.enum(orderStatuses),
  customerName: z.string().nullable(),
  customerEmail: z.string().nullable(),
  shippingAddress: shippingAddressSchema.nullable(),
  items: z.array(orderItemSchema),
  totalAmount: z.string(),
  trackingNumber: z.string().nullable(),
  carrier: z.enum(carriers).optional(),
  customerNotes: z.string().nullable(),
  /** The end of the hold of a transfer order or an offer while it is pending. */
  deadline: z.string(),
  money: z.array(z.union([disputeSchema, entrySchema])),
  /** Stripe's: false for an order of the test keys. Older records have none and count as live. */
  livemode: z.boolean().optional(),
  /** Why an order ended without money. */
  whyEnded: reasonSchema.optional(),
  mails: z.array(mailSchema),
  /** A transfer order with its short first hold. */
  awaitsConfirmation: z.boolean(),
  /** A transfer order above the share that may be held: it holds nothing until the painter confirms it. */
  awaitsPainter: z.boolean(),
  confirmedAt: z.string().nullable(),
  /** The recipient that a transfer order showed. */
  recipient: transferRecipientSchema.nullable(),
  /** IANA name, of the buyer's browser. */
  timeZone: z.string().optional(),
  /** Of the pages on which it was bought; English without it. */
  language: z.enum(languages).optional(),
  /** The administrator's words about a sale elsewhere. */
  elsewhere: z.object({ place: z.string(), note: z.string() }).optional(),
  offer: offerSchema.optional(),
});
export type StoredOrder = z.infer<typeof orderSchema>;

/** An entry whose reason stands in its note, in the reader's language. */
export type ToldEntry = Omit<Entry, 'reason'> & { reason?: never };
/** An order whose reasons are told in the reader's language. */
export type WithReasonTexts<One extends StoredOrder> = Omit<One, 'money' | 'whyEnded'> & {
  money: (ToldEntry | Dispute)[];
  endReason?: string;
};

/** `due` until Stripe has accepted the refund, or the painter has sent it. */
export type Refund = {
  key: string;
  way: Entry['way'];
  cents: Cents;
  reason: string;
  state: 'due' | 'done';
  refusals: number;
};

/** What answers tell of an order's money. `moneyView` derives it. */
export type MoneyView = {
  paidAt: string | null;
  paymentIntentId: string | null;
  /** What came to Stripe, if that was a part only. */
  receivedCents?: Cents;
  refunds: Refund[];
  /** Refunds made in Stripe's dashboard, failed ones too. */
  returnedOutsideCents?: Cents;
  /** Refunds that the buyer's bank sent back. */
  failedRefunds?: { id: string; cents: Cents }[];
  /** `amount`: in dollars, as text. */
  disputes?: { id: string; amount: string; state: Dispute['dispute'] }[];
  /** The time at which the buyer said that the transfer is sent. */
  moneySentAt: string | null;
};

/** An order as answers tell it. */
export type Order = WithReasonTexts<StoredOrder> & MoneyView;
/**
 * `isTest`: an order of the test keys, in a shop with live keys. `orderPage`: of an offer, or of a sale elsewhere, which no mail tells its
 * buyer. `round`: the version of an offer (rule 39).
 */
export type AdminOrder = Order & { isTest: boolean; orderPage?: string; round: number };
/** Answer of GET and DELETE /api/admin/orders/test: the numbers of test orders. */
export type TestOrders = { ids: string[] };
export type ShippingAddress = z.infer<typeof shippingAddressSchema>;
export type Mail = z.infer<typeof mailSchema>;

/** Parts of the list of orders. `open`: something is left to do or to come. */
const orderParts = ['open', 'to-send', 'transfers', 'offers', 'cancelled'] as const;
export type OrderPart = (typeof orderParts)[number];

const mostOrders = 500;
const sortKey = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z(~[\w-]+)?$/;

/** Query of GET /api/admin/orders. `before`: the moment of an order, with '~' and its id where several may share the moment. */
export const ordersQuery = z.object({
  before: z.string().regex(sortKey, 'before: a moment like 2026-11-22T12:00:00.000Z').optional(),
  limit: z.coerce
    .number('limit: a number from 1 to 500')
    .int()
    .min(1, 'limit: a number from 1 to 500')
    .max(mostOrders, 'limit: a number from 1 to 500')
    .default(mostOrders),
  /** One order by its number, whatever else is asked. */
  id: z.string().max(50).optional(),
  find: findInput,
  show: z.enum(orderParts, `one of ${orderParts.join(', ')}`).optional(),
});
export type OrdersQuery = z.infer<typeof ordersQuery>;

/** Query of GET /api/admin/orders/export, and of the money. */
export const exportQuery = z.object({
  decimal: z.enum(['point', 'comma'], 'decimal: point or comma').default('point'),
});
export type ExportQuery = z.infer<typeof exportQuery>;

export const deliveryInput = z.object({
  shippingAddress: z.object({
    name: textInput().min(1, inputMessages.receiver).max(200, inputMessages.tooLong),
    address: textInput().min(1, inputMessages.street).max(500, inputMessages.tooLong),
    city: textInput().min(1, inputMessages.city).max(200, inputMessages.tooLong),
    state: textInput().max(200, inputMessages.tooLong).optional(),
    country: textInput().min(1, inputMessages.country).max(100, inputMessages.tooLong),
    postalCode: textInput().max(20, inputMessages.tooLong),
    phone: textInput().max(40, inputMessages.tooLong).optional(),
  }),
  customerNotes: textInput().max(2000, inputMessages.tooLong),
});
export type DeliveryInput = z.infer<typeof deliveryInput>;

/** Proves that the mail address belongs to the buyer. */
export const confirmInput = z.object({ confirmKey: z.string().min(1).max(200) });

/** `confirmedUntil`: the end after a confirmation; null if there is nothing to confirm. */
export type TransferHold = { until: string; confirmedUntil: string | null };

/** A payment that has come. */
export type PaymentView = { at: string; cents: Cents; way: Entry['way'] };

/** `transfer`: the recipient; null like `hold` if the shop waits for no money, or if the painter has to confirm first. */
export type BuyerOrder = Pick<
  Order,
  | 'id'
  | 'createdAt'
  | 'method'
  | 'status'
  | 'customerName'
  | 'customerEmail'
  | 'items'
  | 'totalAmount'
  | 'deadline'
  | 'trackingNumber'
  | 'carrier'
  | 'shippingAddress'
  | 'customerNotes'
  | 'awaitsPainter'
  | 'timeZone'
> &
  Omit<MoneyView, 'paymentIntentId' | 'receivedCents' | 'disputes'> & {
    /** Of address and notes (rule 39). */
    deliveryVersion: number;
    /** What went back in all, and what is to come. */
    returnedCents: Cents;
    outstandingCents: Cents;
    /** Each payment that has come, the oldest first. */
    payments: PaymentView[];
    /** Null unless the painter began the order. */
    offer: OfferView | null;
    transfer: TransferInfo | null;
    hold: TransferHold | null;
    /** Of the page with the order's certificates. */
    certificateToken: string;
  };
