import type { Config } from '@netlify/functions';
import { freeInput } from '#shared/admin/holds';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { sendDueMails } from '../use-cases/mail/outbox.ts';
import { freeOrder } from '../use-cases/orders/order-freeing.ts';

export default endpoint({
  POST: adminCall(
    { body: freeInput, withinMs: slowAnswerMs },
    async ({ params, body, editor, context }) => {
      const order = await freeOrder({ id: params['id'] ?? '', editor }, body.promised);
      context.waitUntil(sendDueMails(order.id));
      return order;
    },
  ),
});

export const config: Config = { path: '/api/admin/orders/:id/free' };
