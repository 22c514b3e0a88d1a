import type { Config } from '@netlify/functions';
import { transferPaymentInput } from '#shared/payment';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { readReader, requireBuyer } from '../http/buyer.ts';
import { hashAddress } from '../keyed-hash.ts';
import { sendDueMails } from '../use-cases/order-mails/outbox.ts';
import { placeTransfer, toTransferOrder } from '../use-cases/checkout/transfer-orders.ts';

export default endpoint({
  POST: publicCall({ body: transferPaymentInput }, async ({ body, context, request }) => {
    const buyer = requireBuyer(context, request);
    const order = await placeTransfer(body, buyer, {
      ...readReader(request),
      network: hashAddress(context.ip),
    });
    context.waitUntil(sendDueMails(order));
    return toTransferOrder(order);
  }),
});

export const config: Config = {
  path: '/api/create-zelle-payment',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
