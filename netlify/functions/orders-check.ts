import { checkCalls } from '#shared/calls/checkout';
import { readReader, requireBuyer } from '../http/buyer.ts';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readBearer, readVersion } from '../http/request.ts';
import { checkPurchase } from '../use-cases/checkout/card.ts';
import { checkPart } from '../use-cases/offers/paying.ts';

export default publicEndpoint(checkCalls, {
  'POST /api/orders/check': ({ body, context, request }) =>
    checkPurchase(body, requireBuyer(context, request), readReader(request)),

  'POST /api/orders/part/check': ({ body, request }) =>
    checkPart(readBearer(request), { ...body, version: readVersion(request) }),
});

export const config: ConfigOf<typeof checkCalls> = {
  path: ['/api/orders/check', '/api/orders/part/check'],
};
