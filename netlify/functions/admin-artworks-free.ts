import type { Config } from '@netlify/functions';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { sendDueMails } from '../use-cases/order-mails/outbox.ts';
import { freeArtwork } from '../use-cases/orders/freeing.ts';

export default endpoint({
  POST: adminCall({ withinMs: slowAnswerMs }, async ({ params, editor, context }) => {
    const ended = await freeArtwork({ artworkId: params['id'] ?? '', editor });
    context.waitUntil(Promise.all(ended.map(sendDueMails)));
  }),
});

export const config: Config = { path: '/api/admin/artworks/:id/free' };
