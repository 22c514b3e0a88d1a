import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { getVisibleArtwork } from '../use-cases/public-artworks.ts';

export default endpoint({
  GET: call({ shared: true }, ({ params }) => getVisibleArtwork(params['id'] ?? '')),
});

export const config: Config = { path: '/api/artworks/:id' };
