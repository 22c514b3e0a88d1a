import type { Config } from '@netlify/functions';
import { partBytes, partsInput } from '#shared/films/film-parts';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { readBytes, requireType } from '../http/request.ts';
import { makeFilm, takePart } from '../use-cases/films/film-files.ts';

/** A film is sent in parts: its id is the hash of their hashes. */
export default endpoint({
  PUT: adminCall({ withinMs: slowAnswerMs }, async ({ params, request }) => {
    requireType(
      request,
      /^application\/octet-stream/i,
      'a part of a film as application/octet-stream',
    );
    return takePart(params['film'] ?? '', await readBytes(request, partBytes));
  }),
  POST: adminCall({ body: partsInput, withinMs: slowAnswerMs }, ({ params, body }) =>
    makeFilm(params['film'] ?? '', body.parts),
  ),
});

export const config: Config = { path: '/api/admin/films/files/:film' };
