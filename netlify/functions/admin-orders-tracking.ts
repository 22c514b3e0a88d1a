import type { Config } from '@netlify/functions';
import { trackingInput } from '#shared/order';
import { call, endpoint } from '../http/endpoint.ts';
import { setTrackingNumber } from '../use-cases/orders.ts';

export default endpoint({
  PATCH: call({ admin: true, body: trackingInput }, ({ params, body, editor }) =>
    setTrackingNumber({ id: params['id'] ?? '', editor }, body.trackingNumber),
  ),
});

export const config: Config = { path: '/api/admin/orders/:id/tracking' };
