import { orderCalls } from '#shared/calls/orders';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import {
  listNewestOrders,
  listOneOrder,
  listTestOrders,
} from '../use-cases/orders/lists/listing.ts';
import { listWaitingOrders } from '../use-cases/orders/lists/waiting.ts';
import { removeTestOrders } from '../use-cases/orders/edits/test-orders.ts';

export default adminEndpoint(orderCalls, {
  'GET /api/admin/orders': ({ query }) =>
    query.id ? listOneOrder(query.id) : listNewestOrders(query),

  'GET /api/admin/orders/open': listWaitingOrders,

  'GET /api/admin/orders/test': async () => ({
    ids: (await listTestOrders()).map(({ id }) => id),
  }),

  'DELETE /api/admin/orders/test': async ({ editor }) => ({ ids: await removeTestOrders(editor) }),
});

export const config: ConfigOf<typeof orderCalls> = {
  path: ['/api/admin/orders', '/api/admin/orders/open', '/api/admin/orders/test'],
};
