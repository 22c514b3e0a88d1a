import type { Config } from '@netlify/functions';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { confirmOrderForBuyer } from '../use-cases/checkout/transfer-confirmation.ts';

export default endpoint({
  POST: adminCall({}, ({ params, editor }) =>
    confirmOrderForBuyer({ id: params['id'] ?? '', editor }),
  ),
});

export const config: Config = { path: '/api/admin/orders/:id/confirm' };
