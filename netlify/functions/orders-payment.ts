import { paymentCalls } from '#shared/calls/checkout';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { sendDueMails } from '../use-cases/order-mails/due-mails.ts';
import { getPaymentOutcome } from '../use-cases/orders/buyer/payment-answer.ts';

export default publicEndpoint(paymentCalls, {
  'POST /api/orders/payment': async ({ body, context }) => {
    const { outcome, order } = await getPaymentOutcome({
      paymentIntentId: body.search.payment_intent,
      clientSecret: body.search.payment_intent_client_secret,
      paymentKey: body.search.payment_key,
    });
    if (order) context.waitUntil(sendDueMails(order));
    return outcome;
  },
});

export const config: ConfigOf<typeof paymentCalls> = { path: '/api/orders/payment' };
