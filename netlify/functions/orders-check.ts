import type { Config } from '@netlify/functions';
import { checkInput } from '#shared/payment';
import { readReader, requireBuyer } from '../http/buyer.ts';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { checkPurchase } from '../use-cases/checkout/card.ts';

export default endpoint({
  POST: publicCall({ body: checkInput }, ({ body, context, request }) =>
    checkPurchase(body, requireBuyer(context, request), readReader(request)),
  ),
});

export const config: Config = { path: '/api/orders/check' };
