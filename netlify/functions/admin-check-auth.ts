import type { Config } from '@netlify/functions';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { listMissing } from '../use-cases/missing.ts';

export default endpoint({
  GET: adminCall({}, async () => ({ ok: true, missing: await listMissing() })),
});

export const config: Config = { path: '/api/admin/check-auth' };
