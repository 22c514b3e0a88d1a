import type { Config } from '@netlify/functions';
import * as z from 'zod';
import { call, endpoint } from '../http/endpoint.ts';
import { getPublishing } from '../use-cases/publishing.ts';

const liveQuery = z.object({ live: z.string().max(100).default('') });

export default endpoint({
  GET: call({ admin: true, query: liveQuery }, ({ query }) => getPublishing(query.live)),
});

export const config: Config = { path: '/api/admin/publishing' };
