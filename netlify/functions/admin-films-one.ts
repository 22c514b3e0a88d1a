import type { Config } from '@netlify/functions';
import { filmEdit } from '#shared/films/film';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { readVersion, withOwnPictures } from '../http/request.ts';
import { deleteFilm, editFilm } from '../use-cases/films/edits.ts';

export default endpoint({
  PATCH: adminCall({ body: filmEdit, withinMs: slowAnswerMs }, ({ params, body, ...rest }) =>
    editFilm(params['id'] ?? '', withOwnPictures(body, rest.request), {
      editor: rest.editor,
      version: readVersion(rest.request),
    }),
  ),
  DELETE: adminCall({}, ({ params, editor }) => deleteFilm(params['id'] ?? '', editor)),
});

export const config: Config = { path: '/api/admin/films/:id' };
