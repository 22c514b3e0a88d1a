import type { Config } from '@netlify/functions';
import { artworkInput } from '#shared/artwork';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { readKey, withOwnPictures } from '../http/request.ts';
import { createArtwork } from '../use-cases/artworks/creation.ts';
import { listAdminArtworks } from '../use-cases/artworks/edits.ts';

export default endpoint({
  GET: adminCall({}, () => listAdminArtworks()),
  POST: adminCall({ body: artworkInput, withinMs: slowAnswerMs }, ({ body, editor, request }) =>
    createArtwork(withOwnPictures(body, request), { editor, key: readKey(request) }),
  ),
});

export const config: Config = { path: '/api/admin/artworks' };
