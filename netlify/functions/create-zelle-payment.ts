import type { Config } from '@netlify/functions';
import { transferPaymentInput } from '#shared/payment';
import { call, endpoint } from '../http/endpoint.ts';
import { requireBuyer } from '../use-cases/buyer.ts';
import { placeTransferOrder } from '../use-cases/transfer-orders.ts';

export default endpoint({
  POST: call({ body: transferPaymentInput }, ({ body, context }) =>
    placeTransferOrder(body, { buyer: requireBuyer(context), address: context.ip }),
  ),
});

export const config: Config = { path: '/api/create-zelle-payment' };
