import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { readBearer } from '../http/request.ts';
import { sendDueMails } from '../use-cases/mails.ts';
import { noteMoneySent } from '../use-cases/transfer-notices.ts';

export default endpoint({
  POST: call({}, async ({ request, context }) => {
    const order = await noteMoneySent(readBearer(request));
    context.waitUntil(sendDueMails(order.id));
    return order;
  }),
});

export const config: Config = { path: '/api/orders/sent' };
