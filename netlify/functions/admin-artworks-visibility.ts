import type { Config } from '@netlify/functions';
import { visibilityInput } from '#shared/artwork';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { setArtworkVisibility } from '../use-cases/artworks/edits.ts';

export default endpoint({
  PATCH: adminCall({ body: visibilityInput }, ({ params, body, editor }) =>
    setArtworkVisibility(body.isHidden, {
      id: params['id'] ?? '',
      editor,
      version: null,
    }),
  ),
});

export const config: Config = { path: '/api/admin/artworks/:id/visibility' };
