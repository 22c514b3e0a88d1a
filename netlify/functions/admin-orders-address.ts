import type { Config } from '@netlify/functions';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { sendDueMails } from '../use-cases/order-mails/outbox.ts';
import { askForAddress } from '../use-cases/orders/order-edits.ts';

export default endpoint({
  POST: adminCall({}, async ({ params, editor, context }) => {
    const order = await askForAddress({ id: params['id'] ?? '', editor });
    context.waitUntil(sendDueMails(order));
    return order;
  }),
});

export const config: Config = { path: '/api/admin/orders/:id/address' };
