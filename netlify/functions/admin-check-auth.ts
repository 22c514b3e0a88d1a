import type { Config } from '@netlify/functions';
import type { SessionCheck } from '#shared/admin/session';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { listMissing } from '../use-cases/missing.ts';
import { readSettings } from '../use-cases/settings.ts';

export default endpoint({
  GET: adminCall({}, async (): Promise<SessionCheck> => {
    const settings = await readSettings();
    return { ok: true, missing: await listMissing(settings), timeZone: settings.timeZone };
  }),
});

export const config: Config = { path: '/api/admin/check-auth' };
