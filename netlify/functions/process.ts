import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { listProcess } from '../use-cases/journal.ts';

export default endpoint({ GET: call({ shared: true }, () => listProcess()) });

export const config: Config = { path: '/api/process' };
