import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { confirmForBuyer } from '../use-cases/transfer-confirmation.ts';

export default endpoint({
  POST: call({ admin: true }, ({ params, editor }) =>
    confirmForBuyer({ id: params['id'] ?? '', editor }),
  ),
});

export const config: Config = { path: '/api/admin/orders/:id/confirm' };
