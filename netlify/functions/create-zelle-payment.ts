import type { Config } from '@netlify/functions';
import { transferPaymentInput } from '#shared/payment';
import { call, endpoint } from '../http/endpoint.ts';
import { requireBuyer } from '../use-cases/buyer.ts';
import { sendDueMails } from '../use-cases/mails.ts';
import { placeTransferOrder } from '../use-cases/transfer-orders.ts';

export default endpoint({
  POST: call({ body: transferPaymentInput }, async ({ body, context, request }) => {
    const from = { buyer: requireBuyer(context, request), address: context.ip };
    const order = await placeTransferOrder(body, from);
    context.waitUntil(sendDueMails(order.orderId));
    return order;
  }),
});

export const config: Config = { path: '/api/create-zelle-payment' };
