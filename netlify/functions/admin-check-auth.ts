import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';

export default endpoint({ GET: call({ admin: true }, () => ({ ok: true })) });

export const config: Config = { path: '/api/admin/check-auth' };
