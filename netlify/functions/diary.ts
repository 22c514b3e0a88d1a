import type { Config } from '@netlify/functions';
import { endpoint, publicCall, sharedByCdn } from '../http/endpoint.ts';
import { listDiary } from '../use-cases/content/journal.ts';

export default endpoint({ GET: publicCall({ headers: sharedByCdn }, () => listDiary()) });

export const config: Config = { path: '/api/diary' };
