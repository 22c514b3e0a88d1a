import type { Config } from '@netlify/functions';
import { refundInput } from '#shared/order';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { sendDueMails } from '../use-cases/order-mails/outbox.ts';
import { giveBackPart } from '../use-cases/orders/order-edits.ts';

export default endpoint({
  POST: adminCall({ body: refundInput }, async ({ params, body, editor, context }) => {
    const order = await giveBackPart({ id: params['id'] ?? '', editor }, body);
    context.waitUntil(sendDueMails(order));
    return order;
  }),
});

export const config: Config = { path: '/api/admin/orders/:id/refunds' };
