import { backupCalls } from '#shared/calls/shop';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { findLastBackup, recordBackup } from '../use-cases/backup/note.ts';

export default adminEndpoint(backupCalls, {
  'GET /api/admin/backup': findLastBackup,
  'POST /api/admin/backup': ({ editor, body }) => recordBackup(editor, body),
});

export const config: ConfigOf<typeof backupCalls> = { path: '/api/admin/backup' };
