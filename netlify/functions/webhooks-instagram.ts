import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { readBytes, usualBody } from '../http/request.ts';
import { readChallenge, requireSignature } from '../ports/instagram-webhook.ts';
import { requestCalledSync } from '../use-cases/instagram/start.ts';

export default endpoint({
  GET: call(
    { foreign: true },
    ({ request }) =>
      new Response(readChallenge(new URL(request.url).searchParams), {
        headers: { 'content-type': 'text/plain' },
      }),
  ),
  POST: call({ foreign: true }, async ({ request }) => {
    requireSignature(await readBytes(request, usualBody), request);
    await requestCalledSync();
    return { received: true };
  }),
});

export const config: Config = { path: '/api/webhooks/instagram' };
