import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { listDiary } from '../use-cases/journal.ts';

export default endpoint({ GET: call({ shared: true }, () => listDiary()) });

export const config: Config = { path: '/api/diary' };
