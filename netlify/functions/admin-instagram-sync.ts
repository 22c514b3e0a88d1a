import type { Config } from '@netlify/functions';
import { syncQuery } from '#shared/instagram';
import { call, endpoint } from '../http/endpoint.ts';
import { requestSync } from '../use-cases/instagram/start.ts';

export default endpoint({
  POST: call({ admin: true, query: syncQuery }, async ({ query }) =>
    Response.json(await requestSync(query.posts), { status: 202 }),
  ),
});

export const config: Config = { path: '/api/admin/instagram/sync' };
