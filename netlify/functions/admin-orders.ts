import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { listOrders } from '../use-cases/orders.ts';

export default endpoint({ GET: call({ admin: true }, () => listOrders()) });

export const config: Config = { path: '/api/admin/orders' };
