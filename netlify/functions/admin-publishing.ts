import type { Config } from '@netlify/functions';
import * as z from 'zod';
import { paceInput } from '#shared/admin/publishing';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { getPublishing, publishNow } from '../use-cases/publishing/report.ts';
import { setPace } from '../use-cases/publishing/builds.ts';

/** `live` is the version of the site that visitors see. */
const liveQuery = z.object({ live: z.string().max(100).default('') });

export default endpoint({
  GET: adminCall({ query: liveQuery }, ({ query }) => getPublishing(query.live)),
  POST: adminCall({ query: liveQuery }, ({ query, editor }) => publishNow(query.live, editor)),
  PATCH: adminCall({ query: liveQuery, body: paceInput }, async ({ query, body, editor }) => {
    await setPace(body, editor);
    return getPublishing(query.live);
  }),
});

export const config: Config = { path: '/api/admin/publishing' };
