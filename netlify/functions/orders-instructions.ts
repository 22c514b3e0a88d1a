import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { readBearer } from '../http/request.ts';
import { sendDueMails } from '../use-cases/mails.ts';
import { repeatInstructions } from '../use-cases/transfer-notices.ts';

export default endpoint({
  POST: call({}, async ({ request, context }) => {
    const order = await repeatInstructions(readBearer(request));
    context.waitUntil(sendDueMails(order.id));
    return order;
  }),
});

export const config: Config = { path: '/api/orders/instructions' };
