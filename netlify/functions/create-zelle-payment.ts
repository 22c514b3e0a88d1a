import { transferCalls } from '#shared/calls/checkout';
import { readReader, requireBuyer } from '../http/buyer.ts';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { hashAddress } from '../keyed-hash.ts';
import { placeTransfer, toTransferOrder } from '../use-cases/checkout/transfer-orders.ts';
import { sendDueMails } from '../use-cases/order-mails/due-mails.ts';

export default publicEndpoint(transferCalls, {
  'POST /api/create-zelle-payment': async ({ body, context, request }) => {
    const buyer = requireBuyer(context, request);
    const order = await placeTransfer(body, buyer, {
      ...readReader(request),
      network: hashAddress(context.ip),
    });
    context.waitUntil(sendDueMails(order));
    return toTransferOrder(order);
  },
});

export const config: ConfigOf<typeof transferCalls> = {
  path: '/api/create-zelle-payment',
};
