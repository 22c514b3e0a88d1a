import type { Config } from '@netlify/functions';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { deleteSyncedEntry } from '../use-cases/content/diary.ts';

export default endpoint({
  DELETE: adminCall({}, ({ params, editor }) => deleteSyncedEntry(params['id'] ?? '', editor)),
});

export const config: Config = { path: '/api/admin/diary/:id' };
