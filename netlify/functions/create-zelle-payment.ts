import type { Config } from '@netlify/functions';
import { transferPaymentInput } from '#shared/payment';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { requireBuyer } from '../http/buyer.ts';
import { sendDueMails } from '../use-cases/mail/outbox.ts';
import { placeTransferOrder } from '../use-cases/checkout/transfer-orders.ts';

export default endpoint({
  POST: publicCall({ body: transferPaymentInput }, async ({ body, context, request }) => {
    const from = { buyer: requireBuyer(context, request), address: context.ip };
    const order = await placeTransferOrder(body, from);
    context.waitUntil(sendDueMails(order.orderId));
    return order;
  }),
});

export const config: Config = {
  path: '/api/create-zelle-payment',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
