import {
  backupNoteSchema,
  describeBackup,
  type BackupAnswer,
  type BackupInput,
  type BackupNote,
} from '#shared/admin/backup';
import { orMissing } from '../../ports/blobs/readable.ts';
import { readJson, writeJson } from '../../ports/blobs/records.ts';
import { recordActivity } from '../admin/activity.ts';

/** The last backup; `npm run backup` writes it too. */
export const backupNoteKey = 'backups/last';
const noteSchema = orMissing(backupNoteSchema);
export const backupNotes = { prefix: backupNoteKey, schema: noteSchema };

export function newBackupNote(backup: BackupInput): BackupNote {
  return { at: new Date().toISOString(), ...backup };
}

/** Notes a backup that the administrator's browser has saved. */
export async function recordBackup(editor: string, backup: BackupInput): Promise<BackupAnswer> {
  const last = newBackupNote(backup);
  await writeJson(backupNoteKey, last);
  await recordActivity(editor, `Backup downloaded: ${describeBackup(last)}`);
  return { last };
}

export async function findLastBackup(): Promise<BackupAnswer> {
  return { last: await readJson(backupNoteKey, noteSchema) };
}
