import type { Config } from '@netlify/functions';
import { backupInput } from '#shared/admin/backup';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { findLastBackup, noteBackup } from '../use-cases/backup/note.ts';

export default endpoint({
  GET: adminCall({}, findLastBackup),
  POST: adminCall({ body: backupInput }, ({ editor, body }) => noteBackup(editor, body)),
});

export const config: Config = { path: '/api/admin/backup' };
