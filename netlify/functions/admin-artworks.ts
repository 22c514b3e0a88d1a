import type { Config } from '@netlify/functions';
import { artworkInput } from '#shared/artwork';
import { call, endpoint } from '../http/endpoint.ts';
import { withOwnPicture } from '../http/own-picture.ts';
import { readKey } from '../http/request.ts';
import { createArtwork } from '../use-cases/artwork-creation.ts';
import { listAdminArtworks } from '../use-cases/artwork-edits.ts';

export default endpoint({
  GET: call({ admin: true }, () => listAdminArtworks()),
  POST: call({ admin: true, body: artworkInput, slow: true }, ({ body, editor, request }) =>
    createArtwork(withOwnPicture(body, request), { editor, key: readKey(request) }),
  ),
});

export const config: Config = { path: '/api/admin/artworks' };
