import type { Config } from '@netlify/functions';
import { cardPaymentInput } from '#shared/payment';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { requireBuyer } from '../http/buyer.ts';
import { startCardPayment } from '../use-cases/checkout/card-payments.ts';

export default endpoint({
  POST: publicCall({ body: cardPaymentInput }, ({ body, context, request }) =>
    startCardPayment(body, { buyer: requireBuyer(context, request), address: context.ip }),
  ),
});

export const config: Config = {
  path: '/api/create-payment-intent',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
