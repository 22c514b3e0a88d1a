import type { Config } from '@netlify/functions';
import { confirmInput } from '#shared/order';
import { call, endpoint } from '../http/endpoint.ts';
import { readBearer } from '../http/request.ts';
import { sendDueMails } from '../use-cases/mails.ts';
import { confirmByBuyer } from '../use-cases/transfer-confirmation.ts';

export default endpoint({
  POST: call({ body: confirmInput }, async ({ request, body, context }) => {
    const order = await confirmByBuyer(readBearer(request), body.confirmKey);
    context.waitUntil(sendDueMails(order.id));
    return order;
  }),
});

export const config: Config = { path: '/api/orders/confirm' };
