import { randomUUID } from 'node:crypto';
import { offerCalls } from '#shared/calls/offers';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readKey, readVersion } from '../http/request.ts';
import { changeOffer, withdrawOffer } from '../use-cases/offers/changing.ts';
import { makeOffer, recordSale } from '../use-cases/offers/making.ts';
import { sendDueMails } from '../use-cases/order-mails/due-mails.ts';

export default adminEndpoint(offerCalls, {
  'POST /api/admin/offers': async ({ body, editor, request, context }) => {
    const order = await makeOffer({ input: body, key: readKey(request) ?? randomUUID(), editor });
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'PUT /api/admin/offers/:id': async ({ params, body, editor, request, context }) => {
    const order = await changeOffer({ id: params.id, editor, version: readVersion(request) }, body);
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'DELETE /api/admin/offers/:id': async ({ params, editor, context }) => {
    const order = await withdrawOffer({ id: params.id, editor });
    context.waitUntil(sendDueMails(order));
    return order;
  },

  'POST /api/admin/sales': async ({ body, editor, request, context }) => {
    const order = await recordSale({ input: body, key: readKey(request) ?? randomUUID(), editor });
    context.waitUntil(sendDueMails(order));
    return order;
  },
});

export const config: ConfigOf<typeof offerCalls> = {
  path: ['/api/admin/offers', '/api/admin/offers/:id', '/api/admin/sales'],
};
