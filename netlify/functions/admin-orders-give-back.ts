import type { Config } from '@netlify/functions';
import { giveBackInput } from '#shared/order';
import { call, endpoint } from '../http/endpoint.ts';
import { giveStrayBack } from '../use-cases/stray-payments.ts';

export default endpoint({
  POST: call({ admin: true, body: giveBackInput }, ({ params, body, editor }) =>
    giveStrayBack({ id: params['id'] ?? '', editor }, body.paymentIntentId),
  ),
});

export const config: Config = { path: '/api/admin/orders/:id/give-back' };
