import type { Config } from '@netlify/functions';
import { endpoint, publicCall, sharedByCdn } from '../http/endpoint.ts';
import { getVisibleArtwork } from '../use-cases/artworks/artworks.ts';

export default endpoint({
  GET: publicCall({ headers: sharedByCdn }, ({ params }) => getVisibleArtwork(params['id'] ?? '')),
});

export const config: Config = { path: '/api/artworks/:id' };
