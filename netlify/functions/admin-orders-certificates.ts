import type { Config } from '@netlify/functions';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { issueOrderCertificates } from '../use-cases/orders/order-edits.ts';

export default endpoint({
  POST: adminCall({}, ({ params, editor }) =>
    issueOrderCertificates({ id: params['id'] ?? '', editor }),
  ),
});

export const config: Config = { path: '/api/admin/orders/:id/certificates' };
