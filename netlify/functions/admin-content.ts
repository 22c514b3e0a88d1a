import type { Config } from '@netlify/functions';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { listContentPages } from '../use-cases/content/content.ts';

export default endpoint({ GET: adminCall({}, () => listContentPages()) });

export const config: Config = { path: '/api/admin/content' };
