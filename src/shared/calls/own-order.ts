import type { ShownCertificate } from '#shared/certificate';
import type { BuyerOrder } from '#shared/order';
import { confirmInput, deliveryInput } from '#shared/order';
import { as, type Calls } from './call.ts';

/** What the token of an order opens, as Bearer. */
export const ownOrderCalls = {
  'GET /api/orders/mine': { answer: as<BuyerOrder>(), cache: 'private' },
  'PATCH /api/orders/mine': { body: deliveryInput, answer: as<BuyerOrder>(), cache: 'private' },
  /** Those of the order that are not withdrawn. */
  'GET /api/orders/certificates': { answer: as<ShownCertificate[]>(), cache: 'private' },
} satisfies Calls;

/** What a buyer does with the token of a transfer order; each may send a mail. */
export const ownOrderDeeds = {
  /** `confirmKey` is the secret of the mail's link. */
  'POST /api/orders/confirm': { body: confirmInput, answer: as<BuyerOrder>() },
  'POST /api/orders/instructions': { answer: as<BuyerOrder>() },
  'POST /api/orders/sent': { answer: as<BuyerOrder>() },
} satisfies Calls;
