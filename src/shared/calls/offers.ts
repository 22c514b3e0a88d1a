import { offerInput, saleInput } from '#shared/offer';
import type { AdminOrder } from '#shared/order';
import { as, type Calls } from './call.ts';

/** Orders that the painter begins (rule 96). */
export const offerCalls = {
  /** Idempotency-Key names the form. 409 if another order has an artwork. */
  'POST /api/admin/offers': { body: offerInput, answer: as<AdminOrder>() },
  /** The whole offer, with the same artworks. 409 once money came, or while a payment is being finished. 412 for a stale round. */
  'PUT /api/admin/offers/:id': { body: offerInput, answer: as<AdminOrder>() },
  /** Withdraws it: the order is cancelled. 409 once money came. */
  'DELETE /api/admin/offers/:id': { answer: as<AdminOrder>(), isSlow: true },
  /** An offer that is paid at once. Idempotency-Key names the form. 409 if another order has an artwork. */
  'POST /api/admin/sales': { body: saleInput, answer: as<AdminOrder>() },
} satisfies Calls;
