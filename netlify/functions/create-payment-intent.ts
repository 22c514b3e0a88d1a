import type { Config } from '@netlify/functions';
import { cardPaymentInput } from '#shared/payment';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { readReader, requireBuyer } from '../http/buyer.ts';
import { openCardForm } from '../use-cases/checkout/card.ts';

export default endpoint({
  POST: publicCall({ body: cardPaymentInput }, ({ body, context, request }) =>
    openCardForm(body, requireBuyer(context, request), readReader(request)),
  ),
});

export const config: Config = {
  path: '/api/create-payment-intent',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
