import type { Config } from '@netlify/functions';
import { syncQuery } from '#shared/instagram';
import { call, endpoint } from '../http/endpoint.ts';
import { recordActivity } from '../use-cases/activity.ts';
import { requestSync } from '../use-cases/instagram/start.ts';

export default endpoint({
  POST: call({ admin: true, query: syncQuery }, async ({ query, editor }) => {
    const started = await requestSync(query.posts);
    await recordActivity(editor, 'Instagram sync started', 'sync');
    return Response.json(started, { status: 202 });
  }),
});

export const config: Config = { path: '/api/admin/instagram/sync' };
