import type { Config } from '@netlify/functions';
import { endpoint, publicCall, sharedByCdn } from '../http/endpoint.ts';
import { listInspirations } from '../use-cases/content/journal.ts';

export default endpoint({ GET: publicCall({ headers: sharedByCdn }, () => listInspirations()) });

export const config: Config = { path: '/api/inspirations' };
