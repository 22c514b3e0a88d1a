import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { deleteSyncedEntry } from '../use-cases/diary-edits.ts';

export default endpoint({
  DELETE: call({ admin: true }, ({ params, editor }) =>
    deleteSyncedEntry(params['id'] ?? '', editor),
  ),
});

export const config: Config = { path: '/api/admin/diary/:id' };
