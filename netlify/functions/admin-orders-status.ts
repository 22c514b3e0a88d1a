import type { Config } from '@netlify/functions';
import { orderStatusInput } from '#shared/order';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { sendDueMails } from '../use-cases/order-mails/outbox.ts';
import { setOrderStatus } from '../use-cases/orders/order-edits.ts';

export default endpoint({
  PATCH: adminCall({ body: orderStatusInput }, async ({ params, body, ...rest }) => {
    const edit = { id: params['id'] ?? '', editor: rest.editor };
    const order = await setOrderStatus(edit, body.status);
    rest.context.waitUntil(sendDueMails(order));
    return order;
  }),
});

export const config: Config = { path: '/api/admin/orders/:id/status' };
