import { filmFileCalls } from '#shared/calls/films';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { requireType } from '../http/request.ts';
import { makeFilm, takePart } from '../use-cases/films/film-files.ts';

export default adminEndpoint(filmFileCalls, {
  'PUT /api/admin/films/files/:film': async ({ params, request, bytes }) => {
    requireType(
      request,
      /^application\/octet-stream/i,
      'a part of a film as application/octet-stream',
    );
    return takePart(params.film, await bytes());
  },

  'POST /api/admin/films/files/:film': ({ params, body }) => makeFilm(params.film, body.parts),
});

export const config: ConfigOf<typeof filmFileCalls> = { path: '/api/admin/films/files/:film' };
