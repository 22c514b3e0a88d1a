import type { Config } from '@netlify/functions';
import { artworkInput } from '#shared/artwork';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { readVersion, withOwnPictures } from '../http/request.ts';
import { deleteArtwork, updateArtwork } from '../use-cases/artworks/edits.ts';

export default endpoint({
  PATCH: adminCall({ body: artworkInput, withinMs: slowAnswerMs }, ({ params, body, ...rest }) =>
    updateArtwork(withOwnPictures(body, rest.request), {
      id: params['id'] ?? '',
      editor: rest.editor,
      version: readVersion(rest.request),
    }),
  ),
  DELETE: adminCall({}, ({ params, editor }) => deleteArtwork(params['id'] ?? '', editor)),
});

export const config: Config = { path: '/api/admin/artworks/:id' };
