import type { AdminOrder } from '#shared/order';
import { saleInput } from '#shared/sale';
import { as, type Calls } from './call.ts';

export const saleCalls = {
  /** Idempotency-Key names the form. 409 if another order has the artwork. */
  'POST /api/admin/sales': { body: saleInput, answer: as<AdminOrder>() },
} satisfies Calls;
