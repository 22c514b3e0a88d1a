import type { Config } from '@netlify/functions';
import { paymentQuery } from '#shared/payment';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { sendDueMails } from '../use-cases/order-mails/outbox.ts';
import { getPaymentOutcome } from '../use-cases/orders/payment-outcome.ts';

export default endpoint({
  GET: publicCall({ query: paymentQuery }, async ({ query, context }) => {
    const { outcome, order } = await getPaymentOutcome({
      paymentIntentId: query.payment_intent,
      clientSecret: query.payment_intent_client_secret,
      paymentKey: query.payment_key,
    });
    if (order) context.waitUntil(sendDueMails(order));
    return outcome;
  }),
});

export const config: Config = { path: '/api/orders/payment' };
