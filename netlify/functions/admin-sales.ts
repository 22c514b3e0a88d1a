import { randomUUID } from 'node:crypto';
import type { Config } from '@netlify/functions';
import { saleInput } from '#shared/sale';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { readKey } from '../http/request.ts';
import { recordSale } from '../use-cases/orders/sales.ts';

export default endpoint({
  POST: adminCall({ body: saleInput }, ({ body, editor, request }) =>
    recordSale({ input: body, key: readKey(request) ?? randomUUID(), editor }),
  ),
});

export const config: Config = { path: '/api/admin/sales' };
