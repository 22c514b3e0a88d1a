import type { Config } from '@netlify/functions';
import { paymentQuery } from '#shared/payment';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { sendDueMails } from '../use-cases/mail/outbox.ts';
import { getPaymentOutcome } from '../use-cases/orders/payment-outcome.ts';

export default endpoint({
  GET: publicCall({ query: paymentQuery }, async ({ query, context }) => {
    const { payment_intent: id, payment_intent_client_secret: secret } = query;
    const outcome = await getPaymentOutcome(id, secret);
    context.waitUntil(sendDueMails(outcome.orderNumber));
    return outcome;
  }),
});

export const config: Config = { path: '/api/orders/payment' };
