import { instagramCalls } from '#shared/calls/instagram';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readVersion } from '../http/request.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { setInstagramSettings } from '../use-cases/instagram/sync-settings.ts';
import { getInstagramStatus } from '../use-cases/instagram/status.ts';
import { answerGone, requestSync } from '../use-cases/instagram/sync-requests.ts';

export default adminEndpoint(instagramCalls, {
  'GET /api/instagram/status': getInstagramStatus,

  'PATCH /api/admin/instagram/settings': ({ body, editor, request }) =>
    setInstagramSettings(body, { editor, version: readVersion(request) }),

  'POST /api/admin/instagram/sync': async ({ query, editor }) => {
    const started = await requestSync(query.posts);
    await recordActivity(editor, 'Instagram sync started', 'sync');
    return started;
  },

  'POST /api/admin/instagram/gone': ({ body, editor }) => answerGone(body, editor),
});

export const config: ConfigOf<typeof instagramCalls> = {
  path: [
    '/api/instagram/status',
    '/api/admin/instagram/settings',
    '/api/admin/instagram/sync',
    '/api/admin/instagram/gone',
  ],
};
