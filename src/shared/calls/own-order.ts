import type { ShownCertificate } from '#shared/certificate';
import type { BuyerOrder } from '#shared/order';
import { confirmInput, deliveryInput } from '#shared/order';
import { partInput } from '#shared/offer';
import type { CardPayment } from '#shared/payment';
import { as, type Calls } from './call.ts';

/** What the token of an order opens, as Bearer. */
export const ownOrderCalls = {
  'GET /api/orders/mine': { answer: as<BuyerOrder>(), cache: 'private' },
  /** The version is `deliveryVersion`: 412 for a stale one. */
  'PATCH /api/orders/mine': { body: deliveryInput, answer: as<BuyerOrder>(), cache: 'private' },
  /** Those of the order that are not withdrawn. */
  'GET /api/orders/certificates': { answer: as<ShownCertificate[]>(), cache: 'private' },
} satisfies Calls;

/** What a buyer does with the token of a transfer order; each may send a mail. */
export const ownOrderDeeds = {
  /** `confirmKey` is the secret of the mail's link. */
  'POST /api/orders/confirm': { body: confirmInput, answer: as<BuyerOrder>() },
  'POST /api/orders/instructions': { answer: as<BuyerOrder>() },
  /** The version is `outstandingCents`, as the page showed it: 412 if that has changed. */
  'POST /api/orders/sent': { answer: as<BuyerOrder>() },
} satisfies Calls;

/** The token of an offer opens it, as Bearer. Its return page is that of all card payments. */
export const partCalls = {
  /** Opens the card payment of the next part, or of all that is left: 409 for any other amount, 412 as above. Writes nothing. */
  'POST /api/orders/part': { body: partInput, answer: as<CardPayment>() },
} satisfies Calls;
