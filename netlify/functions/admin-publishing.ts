import { publishingCalls } from '#shared/calls/shop';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { setPace } from '../use-cases/publishing/pace.ts';
import { getPublishing, publishNow } from '../use-cases/publishing/report.ts';

export default adminEndpoint(publishingCalls, {
  'GET /api/admin/publishing': getPublishing,
  'POST /api/admin/publishing': ({ editor }) => publishNow(editor),
  'PATCH /api/admin/publishing': async ({ body, editor }) => {
    await setPace(body, editor);
    return getPublishing();
  },
});

export const config: ConfigOf<typeof publishingCalls> = { path: '/api/admin/publishing' };
