import type { Config } from '@netlify/functions';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { answerMedium } from '../http/medium.ts';
import { findMedium } from '../ports/media.ts';

export default endpoint({
  GET: publicCall({}, async ({ request, params }) =>
    answerMedium(request, await findMedium(params['hash'] ?? '')),
  ),
});

export const config: Config = { path: '/media/:hash' };
