import { randomUUID } from 'node:crypto';
import { saleCalls } from '#shared/calls/sales';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readKey } from '../http/request.ts';
import { recordSale } from '../use-cases/orders/sales.ts';

export default adminEndpoint(saleCalls, {
  'POST /api/admin/sales': ({ body, editor, request }) =>
    recordSale({ input: body, key: readKey(request) ?? randomUUID(), editor }),
});

export const config: ConfigOf<typeof saleCalls> = { path: '/api/admin/sales' };
