import type { Config } from '@netlify/functions';
import { visibilityInput } from '#shared/artwork';
import { call, endpoint } from '../http/endpoint.ts';
import { setArtworkVisibility } from '../use-cases/artwork-edits.ts';

export default endpoint({
  PATCH: call({ admin: true, body: visibilityInput }, ({ params, body, editor }) =>
    setArtworkVisibility(body.isHidden, {
      id: params['id'] ?? '',
      editor,
      version: null,
    }),
  ),
});

export const config: Config = { path: '/api/admin/artworks/:id/visibility' };
