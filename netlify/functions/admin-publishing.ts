import type { Config } from '@netlify/functions';
import * as z from 'zod';
import { paceInput } from '#shared/admin/publishing';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { getPublishing, publishNow } from '../use-cases/publishing/report.ts';
import { setPace } from '../use-cases/publishing/builds.ts';

/** What /version.json of the live site says. */
const siteQuery = z.object({ version: z.string().max(100), builtAt: z.iso.datetime() });

export default endpoint({
  GET: adminCall({ query: siteQuery }, ({ query }) => getPublishing(query)),
  POST: adminCall({ query: siteQuery }, ({ query, editor }) => publishNow(query, editor)),
  PATCH: adminCall({ query: siteQuery, body: paceInput }, async ({ query, body, editor }) => {
    await setPace(body, editor);
    return getPublishing(query);
  }),
});

export const config: Config = { path: '/api/admin/publishing' };
