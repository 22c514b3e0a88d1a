import type { Config } from '@netlify/functions';
import { paymentQuery } from '#shared/payment';
import { call, endpoint } from '../http/endpoint.ts';
import { getPaymentOutcome } from '../use-cases/payment-outcome.ts';

export default endpoint({
  GET: call({ query: paymentQuery }, ({ query }) =>
    getPaymentOutcome(query.payment_intent, query.payment_intent_client_secret),
  ),
});

export const config: Config = { path: '/api/orders/payment' };
