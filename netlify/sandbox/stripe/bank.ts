import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { inTransaction } from '../../node/sqlite.ts';
import type { Handler, Routes } from '../http.ts';
import type { Account } from './account.ts';
import { expireAuthorization } from './payments/capture.ts';
import { closeDispute, openDispute } from './returns/disputes.ts';
import { failRefund } from './returns/refunds.ts';

const decisionSchema = z.object({ status: z.enum(['won', 'lost']) });

/** Does what the buyer's bank does, for tests and people: Stripe's API has no call for them. */
export function bankRoutes(database: DatabaseSync, account: Account): Routes {
  const answer =
    (work: (id: string) => object | null): Handler =>
    ({ params }) => {
      const result = inTransaction(database, () => work(params['id'] ?? ''));
      return result ? Response.json(result) : new Response('No such payment\n', { status: 404 });
    };
  return {
    'POST /bank/payment_intents/:id/dispute': answer((id) => {
      const charge = account.charges.find(
        String(account.paymentIntents.find(id)?.latest_charge ?? ''),
      );
      return charge && openDispute(account, charge);
    }),
    'POST /bank/payment_intents/:id/expire': answer((id) => {
      const intent = account.paymentIntents.find(id);
      return intent && expireAuthorization(account, intent);
    }),
    'POST /bank/refunds/:id/fail': answer((id) => {
      const refund = account.refunds.find(id);
      return refund && failRefund(account, refund);
    }),
    'POST /bank/disputes/:id/close': async (call) => {
      const decision = decisionSchema.safeParse(await call.request.json().catch(() => null));
      if (!decision.success) return new Response('status: won or lost\n', { status: 400 });
      const { status } = decision.data;
      return answer((id) => {
        const dispute = account.disputes.find(id);
        return dispute && closeDispute(account, dispute, status);
      })(call);
    },
  };
}
