import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { listSyncedEntries } from '../use-cases/journal.ts';

export default endpoint({ GET: call({ admin: true }, () => listSyncedEntries()) });

export const config: Config = { path: '/api/admin/diary' };
