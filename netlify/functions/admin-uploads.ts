import type { Config } from '@netlify/functions';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { readBytes, requireType } from '../http/request.ts';
import { storePicture } from '../use-cases/artworks/pictures.ts';

/** The largest binary body that Netlify passes to a function. */
const largestUpload = 4_500_000;

export default endpoint({
  POST: adminCall({ withinMs: slowAnswerMs }, async ({ request }) => {
    requireType(request, /^(image\/|application\/octet-stream)/i, 'a picture under its type');
    return storePicture(await readBytes(request, largestUpload));
  }),
});

export const config: Config = { path: '/api/admin/uploads' };
