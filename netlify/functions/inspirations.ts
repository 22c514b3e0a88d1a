import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { listInspirations } from '../use-cases/journal.ts';

export default endpoint({ GET: call({ shared: true }, () => listInspirations()) });

export const config: Config = { path: '/api/inspirations' };
