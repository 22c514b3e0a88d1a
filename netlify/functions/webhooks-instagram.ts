import type { Config } from '@netlify/functions';
import { endpoint, hookCall } from '../http/endpoint.ts';
import { readBytes, usualBody } from '../http/request.ts';
import { readWebhookChallenge, requireInstagramSignature } from '../ports/instagram/webhook.ts';
import { requestWebhookSync } from '../use-cases/instagram/sync-requests.ts';

export default endpoint({
  GET: hookCall(
    async ({ request }) =>
      new Response(await readWebhookChallenge(new URL(request.url).searchParams), {
        headers: { 'content-type': 'text/plain' },
      }),
  ),
  POST: hookCall(async ({ request }) => {
    await requireInstagramSignature(await readBytes(request, usualBody), request);
    await requestWebhookSync();
    return { received: true };
  }),
});

export const config: Config = { path: '/api/webhooks/instagram' };
