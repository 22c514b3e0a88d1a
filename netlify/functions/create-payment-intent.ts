import { cardCalls } from '#shared/calls/checkout';
import { readReader, requireBuyer } from '../http/buyer.ts';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { openCardForm } from '../use-cases/checkout/card.ts';

export default publicEndpoint(cardCalls, {
  'POST /api/create-payment-intent': ({ body, context, request }) =>
    openCardForm(body, requireBuyer(context, request), readReader(request)),
});

export const config: ConfigOf<typeof cardCalls> = {
  path: '/api/create-payment-intent',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
