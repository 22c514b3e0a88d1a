import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { readBytes } from '../http/request.ts';
import { storePicture } from '../use-cases/pictures.ts';

/** The largest binary body that Netlify hands to a function (facts, section D). */
const largestUpload = 4_500_000;

export default endpoint({
  POST: call({ admin: true, slow: true }, async ({ request }) =>
    storePicture(await readBytes(request, largestUpload)),
  ),
});

export const config: Config = { path: '/api/admin/uploads' };
