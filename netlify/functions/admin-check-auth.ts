import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { listMissing } from '../use-cases/missing-settings.ts';

export default endpoint({
  GET: call({ admin: true }, () => ({ ok: true, missing: listMissing() })),
});

export const config: Config = { path: '/api/admin/check-auth' };
