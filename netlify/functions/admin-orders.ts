import type { Config } from '@netlify/functions';
import { ordersQuery } from '#shared/order';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { listNewestOrders, listOneOrder } from '../use-cases/orders/listing.ts';

export default endpoint({
  GET: adminCall({ query: ordersQuery }, ({ query }) =>
    query.id ? listOneOrder(query.id) : listNewestOrders(query),
  ),
});

export const config: Config = { path: '/api/admin/orders' };
