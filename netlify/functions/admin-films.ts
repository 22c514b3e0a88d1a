import type { Config } from '@netlify/functions';
import { filmInput } from '#shared/films/film';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { readKey, withOwnPictures } from '../http/request.ts';
import { addFilm } from '../use-cases/films/edits.ts';
import { listFilms } from '../use-cases/films/records.ts';

export default endpoint({
  GET: adminCall({}, () => listFilms()),
  POST: adminCall({ body: filmInput, withinMs: slowAnswerMs }, ({ body, editor, request }) =>
    addFilm(withOwnPictures(body, request), { editor, key: readKey(request) }),
  ),
});

export const config: Config = { path: '/api/admin/films' };
