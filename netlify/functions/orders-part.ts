import { partCalls } from '#shared/calls/own-order';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readBearer, readVersion } from '../http/request.ts';
import { openPart } from '../use-cases/offers/paying.ts';

export default publicEndpoint(partCalls, {
  'POST /api/orders/part': ({ body, request }) =>
    openPart(readBearer(request), { ...body, version: readVersion(request) }),
});

export const config: ConfigOf<typeof partCalls> = {
  path: '/api/orders/part',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
