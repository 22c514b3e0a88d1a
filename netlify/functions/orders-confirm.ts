import type { Config } from '@netlify/functions';
import { confirmInput } from '#shared/order';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { readBearer } from '../http/request.ts';
import { sendDueMails } from '../use-cases/order-mails/outbox.ts';
import { confirmOrderByBuyer } from '../use-cases/orders/order-page.ts';

export default endpoint({
  POST: publicCall({ body: confirmInput }, async ({ request, body, context }) => {
    const order = await confirmOrderByBuyer(readBearer(request), body.confirmKey);
    context.waitUntil(sendDueMails(order));
    return order;
  }),
});

export const config: Config = { path: '/api/orders/confirm' };
