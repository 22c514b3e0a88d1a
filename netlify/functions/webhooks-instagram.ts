import { instagramHookCalls } from '#shared/calls/services';
import { hookEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readWebhookChallenge, requireInstagramSignature } from '../ports/instagram/webhook.ts';
import { requestWebhookSync } from '../use-cases/instagram/sync-requests.ts';

export default hookEndpoint(instagramHookCalls, {
  'GET /api/webhooks/instagram': async ({ request }) =>
    new Response(await readWebhookChallenge(new URL(request.url).searchParams), {
      headers: { 'content-type': 'text/plain' },
    }),

  'POST /api/webhooks/instagram': async ({ request, bytes }) => {
    await requireInstagramSignature(await bytes(), request);
    await requestWebhookSync();
    return { received: true };
  },
});

export const config: ConfigOf<typeof instagramHookCalls> = { path: '/api/webhooks/instagram' };
