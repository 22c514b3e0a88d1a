import type { Config } from '@netlify/functions';
import { deliveryInput } from '#shared/order';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { readBearer } from '../http/request.ts';
import { getBuyerOrder, setDelivery } from '../use-cases/orders/order-page.ts';

const headers = { 'cache-control': 'private, no-store' };

export default endpoint({
  GET: publicCall({}, async ({ request }) =>
    Response.json(await getBuyerOrder(readBearer(request)), { headers }),
  ),
  PATCH: publicCall({ body: deliveryInput }, async ({ request, body }) =>
    Response.json(await setDelivery(readBearer(request), body), { headers }),
  ),
});

export const config: Config = { path: '/api/orders/mine' };
