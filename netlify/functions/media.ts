import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { answerMedium } from '../http/medium.ts';
import { findMedium } from '../ports/media.ts';

export default endpoint({
  GET: call({}, async ({ request, params }) =>
    answerMedium(request, await findMedium(params['hash'] ?? '')),
  ),
});

export const config: Config = { path: '/media/:hash' };
