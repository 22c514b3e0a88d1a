import type { Config } from '@netlify/functions';
import { trackingInput } from '#shared/order';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { setTrackingNumber } from '../use-cases/orders/order-edits.ts';

export default endpoint({
  PATCH: adminCall({ body: trackingInput }, ({ params, body, editor }) =>
    setTrackingNumber({ id: params['id'] ?? '', editor }, body),
  ),
});

export const config: Config = { path: '/api/admin/orders/:id/tracking' };
