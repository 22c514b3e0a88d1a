import type { Config } from '@netlify/functions';
import { orderStatusInput } from '#shared/order';
import { call, endpoint } from '../http/endpoint.ts';
import { sendDueMails } from '../use-cases/mails.ts';
import { setOrderStatus } from '../use-cases/orders.ts';

export default endpoint({
  PATCH: call({ admin: true, body: orderStatusInput }, async ({ params, body, ...rest }) => {
    const edit = { id: params['id'] ?? '', editor: rest.editor };
    const order = await setOrderStatus(edit, body.status);
    rest.context.waitUntil(sendDueMails(order.id));
    return order;
  }),
});

export const config: Config = { path: '/api/admin/orders/:id/status' };
