import type { Config } from '@netlify/functions';
import type { TestOrders } from '#shared/order';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { listTestOrders } from '../use-cases/orders/listing.ts';
import { removeTestOrders } from '../use-cases/orders/test-orders.ts';

export default endpoint({
  GET: adminCall({}, async (): Promise<TestOrders> => ({
    ids: (await listTestOrders()).map(({ id }) => id),
  })),
  DELETE: adminCall({ withinMs: slowAnswerMs }, async ({ editor }): Promise<TestOrders> => ({
    ids: await removeTestOrders(editor),
  })),
});

export const config: Config = { path: '/api/admin/orders/test' };
