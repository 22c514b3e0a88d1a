import type { Config } from '@netlify/functions';
import { giveBackInput } from '#shared/order';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { giveStrayPaymentBack } from '../use-cases/orders/stray-payments.ts';

export default endpoint({
  POST: adminCall({ body: giveBackInput }, ({ params, body, editor }) =>
    giveStrayPaymentBack({ id: params['id'] ?? '', editor }, body.paymentIntentId),
  ),
});

export const config: Config = { path: '/api/admin/orders/:id/give-back' };
