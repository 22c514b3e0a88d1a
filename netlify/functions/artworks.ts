import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { listVisibleArtworks } from '../use-cases/public-artworks.ts';

export default endpoint({ GET: call({ shared: true }, () => listVisibleArtworks()) });

export const config: Config = { path: '/api/artworks' };
