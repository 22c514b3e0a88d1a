import type { Config } from '@netlify/functions';
import { artworkInput } from '#shared/artwork';
import { call, endpoint } from '../http/endpoint.ts';
import { withOwnPicture } from '../http/own-picture.ts';
import { readVersion } from '../http/request.ts';
import { deleteArtwork, updateArtwork } from '../use-cases/artwork-edits.ts';

export default endpoint({
  PATCH: call({ admin: true, body: artworkInput, slow: true }, ({ params, body, ...rest }) =>
    updateArtwork(withOwnPicture(body, rest.request), {
      id: params['id'] ?? '',
      editor: rest.editor,
      version: readVersion(rest.request),
    }),
  ),
  DELETE: call({ admin: true }, ({ params, editor }) => deleteArtwork(params['id'] ?? '', editor)),
});

export const config: Config = { path: '/api/admin/artworks/:id' };
