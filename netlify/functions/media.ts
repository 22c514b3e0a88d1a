import { mediaCalls } from '#shared/calls/public';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { answerMedium } from '../http/medium.ts';
import { openMedium } from '../ports/open-medium.ts';

export default publicEndpoint(mediaCalls, {
  'GET /media/:hash': async ({ request, params }) =>
    answerMedium(request, await openMedium(params.hash)),
});

export const config: ConfigOf<typeof mediaCalls> = { path: '/media/:hash' };
