import { stripeCalls } from '#shared/calls/services';
import { hookEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { findPaymentOf, readEvent } from '../ports/stripe/events.ts';
import { sendDueMails } from '../use-cases/order-mails/due-mails.ts';
import { recordReturns } from '../use-cases/orders/refunds/stripe-returns.ts';
import { settlePayment } from '../use-cases/orders/card/settlement.ts';
import { recordStripeEvent } from '../use-cases/setup/stripe/events.ts';

export default hookEndpoint(stripeCalls, {
  'POST /api/webhooks/stripe': async ({ request, context, bytes }) => {
    const subject = (await readEvent(await bytes(), request.headers))?.data.object;
    context.waitUntil(recordStripeEvent());
    const payment = subject && (await findPaymentOf(subject));
    const settled = payment ? await settlePayment(payment) : null;
    if (settled && subject?.object !== 'payment_intent') await recordReturns(settled);
    if (settled?.order) context.waitUntil(sendDueMails(settled.order));
    return { received: true };
  },
});

export const config: ConfigOf<typeof stripeCalls> = { path: '/api/webhooks/stripe' };
