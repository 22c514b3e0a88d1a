import type { Config } from '@netlify/functions';
import { deliveryInput } from '#shared/order';
import { call, endpoint } from '../http/endpoint.ts';
import { readBearer } from '../http/request.ts';
import { getBuyerOrder, setDelivery } from '../use-cases/order-page.ts';

const headers = { 'cache-control': 'private, no-store' };

export default endpoint({
  GET: call({}, async ({ request }) =>
    Response.json(await getBuyerOrder(readBearer(request)), { headers }),
  ),
  PATCH: call({ body: deliveryInput }, async ({ request, body }) =>
    Response.json(await setDelivery(readBearer(request), body), { headers }),
  ),
});

export const config: Config = { path: '/api/orders/mine' };
