import type { Config } from '@netlify/functions';
import { cardPaymentInput } from '#shared/payment';
import { call, endpoint } from '../http/endpoint.ts';
import { requireBuyer } from '../use-cases/buyer.ts';
import { startCardPayment } from '../use-cases/card-payments.ts';

export default endpoint({
  POST: call({ body: cardPaymentInput }, ({ body, context, request }) =>
    startCardPayment(body, requireBuyer(context, request)),
  ),
});

export const config: Config = { path: '/api/create-payment-intent' };
