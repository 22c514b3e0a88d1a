import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { inTransaction } from '../../node/sqlite.ts';
import type { Handler, Routes } from '../http.ts';
import type { Account } from './account.ts';
import { expireAuthorization } from './payments/capture.ts';
import { decideDispute, decisions, openDispute } from './returns/disputes.ts';
import { failRefund } from './returns/refunds.ts';

const openingSchema = z.object({
  amount: z.number().int().positive().optional(),
  status: z.enum(['needs_response', 'warning_needs_response']).optional(),
});
const decisionSchema = z.object({ status: z.enum(decisions) });

/** Does what the buyer's bank does, for tests and people: Stripe's API has no call for them. */
export function bankRoutes(database: DatabaseSync, account: Account): Routes {
  const answer =
    (work: (id: string) => object | null): Handler =>
    ({ params }) => {
      const result = inTransaction(database, () => work(params['id'] ?? ''));
      return result ? Response.json(result) : new Response('No such payment\n', { status: 404 });
    };
  return {
    'POST /bank/payment_intents/:id/dispute': async (call) => {
      const opening = openingSchema.safeParse(await readBody(call.request));
      if (!opening.success)
        return new Response('amount: cents; status: Stripe’s\n', { status: 400 });
      const { amount, status } = opening.data;
      return answer((id) => {
        const charge = account.charges.find(
          String(account.paymentIntents.find(id)?.latest_charge ?? ''),
        );
        const asked = status === 'warning_needs_response';
        return charge && openDispute(account, charge, { amount, asked });
      })(call);
    },
    'POST /bank/payment_intents/:id/expire': answer((id) => {
      const intent = account.paymentIntents.find(id);
      return intent && expireAuthorization(account, intent);
    }),
    'POST /bank/refunds/:id/fail': answer((id) => {
      const refund = account.refunds.find(id);
      return refund && failRefund(account, refund);
    }),
    'POST /bank/disputes/:id/close': async (call) => {
      const decision = decisionSchema.safeParse(await readBody(call.request));
      if (!decision.success)
        return new Response(`status: ${decisions.join(', ')}\n`, { status: 400 });
      const { status } = decision.data;
      return answer((id) => {
        const dispute = account.disputes.find(id);
        return dispute && decideDispute(account, dispute, status);
      })(call);
    },
  };
}

/** Returns the JSON of a body, and an empty object without one. */
function readBody(request: Request): Promise<unknown> {
  return request.json().catch(() => ({}));
}
