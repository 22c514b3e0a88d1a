import type { Config } from '@netlify/functions';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { listMissingVariables } from '../use-cases/admin/missing-variables.ts';

export default endpoint({
  GET: adminCall({}, () => ({ ok: true, missing: listMissingVariables() })),
});

export const config: Config = { path: '/api/admin/check-auth' };
