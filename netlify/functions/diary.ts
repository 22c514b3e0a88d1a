import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';

export default endpoint({ GET: call({}, () => []) });

export const config: Config = { path: '/api/diary' };
