import { checkCalls } from '#shared/calls/checkout';
import { readReader, requireBuyer } from '../http/buyer.ts';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { checkPurchase } from '../use-cases/checkout/card.ts';

export default publicEndpoint(checkCalls, {
  'POST /api/orders/check': ({ body, context, request }) =>
    checkPurchase(body, requireBuyer(context, request), readReader(request)),
});

export const config: ConfigOf<typeof checkCalls> = { path: '/api/orders/check' };
