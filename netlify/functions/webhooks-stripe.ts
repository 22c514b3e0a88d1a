import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { findPaymentOf, readEvent } from '../ports/stripe.ts';
import { sendDueMails } from '../use-cases/mails.ts';
import { recordReturns } from '../use-cases/returns.ts';
import { noteStripeEvent } from '../use-cases/setup/stripe-events.ts';
import { settlePayment } from '../use-cases/settlement.ts';

export default endpoint({
  POST: call({ foreign: true }, async ({ request, context }) => {
    const subject = (await readEvent(request))?.data.object;
    context.waitUntil(noteStripeEvent());
    const payment = subject && (await findPaymentOf(subject));
    const settled = payment ? await settlePayment(payment) : null;
    if (settled && subject?.object !== 'payment_intent') await recordReturns(settled);
    if (settled) context.waitUntil(sendDueMails(settled.order.id));
    return { received: true };
  }),
});

export const config: Config = { path: '/api/webhooks/stripe' };
