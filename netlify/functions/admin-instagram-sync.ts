import type { Config } from '@netlify/functions';
import { syncQuery } from '#shared/instagram';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { requestSync } from '../use-cases/instagram/sync-requests.ts';

export default endpoint({
  POST: adminCall({ query: syncQuery }, async ({ query, editor }) => {
    const started = await requestSync(query.posts);
    await recordActivity(editor, 'Instagram sync started', 'sync');
    return Response.json(started, { status: 202 });
  }),
});

export const config: Config = { path: '/api/admin/instagram/sync' };
