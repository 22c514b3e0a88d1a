import type { Config } from '@netlify/functions';
import { positionInput } from '#shared/artwork';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { setArtworkPosition } from '../use-cases/artworks/edits.ts';

export default endpoint({
  PATCH: adminCall({ body: positionInput }, ({ params, body, editor }) =>
    setArtworkPosition(body.position, {
      id: params['id'] ?? '',
      editor,
      version: null,
    }),
  ),
});

export const config: Config = { path: '/api/admin/artworks/:id/position' };
