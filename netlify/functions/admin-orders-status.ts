import type { Config } from '@netlify/functions';
import { orderStatusInput } from '#shared/order';
import { call, endpoint } from '../http/endpoint.ts';
import { setOrderStatus } from '../use-cases/orders.ts';

export default endpoint({
  PATCH: call({ admin: true, body: orderStatusInput }, ({ params, body }) =>
    setOrderStatus(params['id']!, body.status),
  ),
});

export const config: Config = { path: '/api/admin/orders/:id/status' };
