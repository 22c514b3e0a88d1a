import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { listContentPages } from '../use-cases/content.ts';

export default endpoint({ GET: call({ admin: true }, () => listContentPages()) });

export const config: Config = { path: '/api/admin/content' };
