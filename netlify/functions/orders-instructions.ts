import type { Config } from '@netlify/functions';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { readBearer } from '../http/request.ts';
import { sendDueMails } from '../use-cases/order-mails/outbox.ts';
import { repeatInstructions } from '../use-cases/order-mails/transfer-notices.ts';

export default endpoint({
  POST: publicCall({}, async ({ request, context }) => {
    const order = await repeatInstructions(readBearer(request));
    context.waitUntil(sendDueMails(order));
    return order;
  }),
});

export const config: Config = { path: '/api/orders/instructions' };
