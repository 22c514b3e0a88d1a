import type { Config } from '@netlify/functions';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { answerMedium } from '../http/medium.ts';
import { openMedium } from '../ports/open-medium.ts';

export default endpoint({
  GET: publicCall({}, async ({ request, params }) =>
    answerMedium(request, await openMedium(params['hash'] ?? '')),
  ),
});

export const config: Config = { path: '/media/:hash' };
