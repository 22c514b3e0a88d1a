import { publicArtworkCalls } from '#shared/calls/public';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { getVisibleArtwork, listVisibleArtworks } from '../use-cases/artworks/artworks.ts';

export default publicEndpoint(publicArtworkCalls, {
  'GET /api/artworks': () => listVisibleArtworks(),
  'GET /api/artworks/:id': ({ params }) => getVisibleArtwork(params.id),
});

export const config: ConfigOf<typeof publicArtworkCalls> = {
  path: ['/api/artworks', '/api/artworks/:id'],
};
