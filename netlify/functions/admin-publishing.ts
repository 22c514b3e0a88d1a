import type { Config } from '@netlify/functions';
import { paceInput } from '#shared/admin/publishing';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { getPublishing, publishNow } from '../use-cases/publishing/report.ts';
import { setPace } from '../use-cases/publishing/pace.ts';

export default endpoint({
  GET: adminCall({}, getPublishing),
  POST: adminCall({}, ({ editor }) => publishNow(editor)),
  PATCH: adminCall({ body: paceInput }, async ({ body, editor }) => {
    await setPace(body, editor);
    return getPublishing();
  }),
});

export const config: Config = { path: '/api/admin/publishing' };
