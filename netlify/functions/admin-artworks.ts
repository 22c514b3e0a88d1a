import type { Config } from '@netlify/functions';
import { artworkInput } from '#shared/artwork';
import { call, endpoint } from '../http/endpoint.ts';
import { createArtwork, listAdminArtworks } from '../use-cases/artwork-edits.ts';

export default endpoint({
  GET: call({ admin: true }, () => listAdminArtworks()),
  POST: call({ admin: true, body: artworkInput, slow: true }, ({ body, editor }) =>
    createArtwork(body, editor),
  ),
});

export const config: Config = { path: '/api/admin/artworks' };
