import { uploadCalls } from '#shared/calls/artworks';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readBytes, requireType } from '../http/request.ts';
import { storePicture } from '../use-cases/artworks/pictures.ts';

/** The largest binary body that Netlify passes to a function. */
const largestUpload = 4_500_000;

export default adminEndpoint(uploadCalls, {
  'POST /api/admin/uploads': async ({ request }) => {
    requireType(request, /^(image\/|application\/octet-stream)/i, 'a picture under its type');
    return storePicture(await readBytes(request, largestUpload));
  },
});

export const config: ConfigOf<typeof uploadCalls> = { path: '/api/admin/uploads' };
