import { syncedEntryCalls } from '#shared/calls/content';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { deleteSyncedEntry } from '../use-cases/content/diary.ts';
import { listSyncedEntries } from '../use-cases/content/journal.ts';

export default adminEndpoint(syncedEntryCalls, {
  'GET /api/admin/diary': listSyncedEntries,
  'DELETE /api/admin/diary/:id': ({ params, editor }) => deleteSyncedEntry(params.id, editor),
});

export const config: ConfigOf<typeof syncedEntryCalls> = {
  path: ['/api/admin/diary', '/api/admin/diary/:id'],
};
