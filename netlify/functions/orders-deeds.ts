import { ownOrderDeeds } from '#shared/calls/own-order';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readBearer, readVersion } from '../http/request.ts';
import { sendDueMails } from '../use-cases/order-mails/due-mails.ts';
import { recordMoneySent, repeatInstructions } from '../use-cases/order-mails/transfer-notices.ts';
import { confirmOrderByBuyer } from '../use-cases/orders/buyer/order-page.ts';

export default publicEndpoint(ownOrderDeeds, {
  'POST /api/orders/confirm': async ({ request, body, context }) => {
    const order = await confirmOrderByBuyer(readBearer(request), body.confirmKey);
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'POST /api/orders/instructions': async ({ request, context }) => {
    const order = await repeatInstructions(readBearer(request));
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'POST /api/orders/sent': async ({ request, context }) => {
    const order = await recordMoneySent(readBearer(request), readVersion(request));
    context.waitUntil(sendDueMails(order));
    return order;
  },
});

export const config: ConfigOf<typeof ownOrderDeeds> = {
  path: ['/api/orders/confirm', '/api/orders/instructions', '/api/orders/sent'],
};
