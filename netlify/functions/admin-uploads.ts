import { uploadCalls } from '#shared/calls/artworks';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { requireType } from '../http/request.ts';
import { storePicture } from '../use-cases/artworks/pictures.ts';

export default adminEndpoint(uploadCalls, {
  'POST /api/admin/uploads': async ({ request, bytes }) => {
    requireType(request, /^(image\/|application\/octet-stream)/i, 'a picture under its type');
    return storePicture(await bytes());
  },
});

export const config: ConfigOf<typeof uploadCalls> = { path: '/api/admin/uploads' };
