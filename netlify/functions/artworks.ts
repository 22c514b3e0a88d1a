import type { Config } from '@netlify/functions';
import { endpoint, publicCall, sharedByCdn } from '../http/endpoint.ts';
import { listVisibleArtworks } from '../use-cases/artworks/artworks.ts';

export default endpoint({ GET: publicCall({ headers: sharedByCdn }, () => listVisibleArtworks()) });

export const config: Config = { path: '/api/artworks' };
