import type { Config } from '@netlify/functions';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { listSyncedEntries } from '../use-cases/content/journal.ts';

export default endpoint({ GET: adminCall({}, () => listSyncedEntries()) });

export const config: Config = { path: '/api/admin/diary' };
