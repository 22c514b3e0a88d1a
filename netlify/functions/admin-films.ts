import { filmCalls } from '#shared/calls/films';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readKey, readVersion, withOwnPictures } from '../http/request.ts';
import { addFilm, deleteFilm, editFilm } from '../use-cases/films/film-edits.ts';
import { listFilms } from '../use-cases/films/records.ts';

export default adminEndpoint(filmCalls, {
  'GET /api/admin/films': listFilms,

  'POST /api/admin/films': ({ body, editor, request }) =>
    addFilm(withOwnPictures(body, request), { editor, key: readKey(request) }),

  'PATCH /api/admin/films/:id': ({ params, body, editor, request }) =>
    editFilm(params.id, withOwnPictures(body, request), { editor, version: readVersion(request) }),

  'DELETE /api/admin/films/:id': ({ params, editor }) => deleteFilm(params.id, editor),
});

export const config: ConfigOf<typeof filmCalls> = {
  path: ['/api/admin/films', '/api/admin/films/:id'],
};
