import type { Config } from '@netlify/functions';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { getInstagramStatus } from '../use-cases/instagram/status.ts';

export default endpoint({ GET: adminCall({}, () => getInstagramStatus()) });

export const config: Config = { path: '/api/instagram/status' };
