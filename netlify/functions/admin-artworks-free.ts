import { freeingCalls } from '#shared/calls/artworks';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { sendDueMails } from '../use-cases/order-mails/due-mails.ts';
import { freeArtwork } from '../use-cases/orders/status/release.ts';

export default adminEndpoint(freeingCalls, {
  'POST /api/admin/artworks/:id/free': async ({ params, editor, context }) => {
    const ended = await freeArtwork({ artworkId: params.id, editor });
    context.waitUntil(Promise.all(ended.map(sendDueMails)));
  },
});

export const config: ConfigOf<typeof freeingCalls> = { path: '/api/admin/artworks/:id/free' };
