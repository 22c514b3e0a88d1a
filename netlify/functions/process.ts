import type { Config } from '@netlify/functions';
import { endpoint, publicCall, sharedByCdn } from '../http/endpoint.ts';
import { listProcess } from '../use-cases/content/journal.ts';

export default endpoint({ GET: publicCall({ headers: sharedByCdn }, () => listProcess()) });

export const config: Config = { path: '/api/process' };
