import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { getInstagramStatus } from '../use-cases/instagram/status.ts';

export default endpoint({ GET: call({ admin: true }, () => getInstagramStatus()) });

export const config: Config = { path: '/api/instagram/status' };
