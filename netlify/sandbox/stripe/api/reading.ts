import type Stripe from 'stripe';
import * as z from 'zod';
import type { ApiCall } from '../call/api-call.ts';
import { noSuch } from '../call/failure.ts';
import { listPage } from '../call/lists.ts';
import { paging, readParams } from '../call/params.ts';

/** Returns one object of a kind by its id. Throws 404. */
export const retrieve =
  (kind: 'charges' | 'disputes' | 'events' | 'refunds') =>
  ({ account, id, livemode }: ApiCall) => {
    const item = account[kind].find(id);
    const isOther = item && 'livemode' in item && item.livemode !== livemode;
    if (!item || isOther) throw noSuch(kind.slice(0, -1), id);
    return item;
  };

const listParams = z.strictObject({
  ...paging,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

/** Lists objects, newest first, of one charge or intent if it is named. */
export const listByPayment =
  (kind: 'disputes' | 'refunds') =>
  ({ account, form }: ApiCall) => {
    const params = readParams(listParams, form);
    const matches = ({ charge, payment_intent }: Stripe.Refund | Stripe.Dispute) =>
      (params.charge === undefined || charge === params.charge) &&
      (params.payment_intent === undefined || payment_intent === params.payment_intent);
    return listPage<Stripe.Refund | Stripe.Dispute>(`/v1/${kind}`, {
      items: account[kind].all(),
      params,
      matches,
    });
  };
