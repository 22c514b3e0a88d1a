import { atom } from 'nanostores';
import type { BackupInput } from '#shared/admin/backup';
import { ApiError } from '../../lib/call.ts';
import { send } from '../../lib/send.ts';
import { downloadBackup } from '../calls/download.ts';
import { withPassword } from '../session/password.ts';
import { createResource } from '../calls/resource.ts';
import { leaveWhenSignedOut } from '../session/session.ts';
import { textOf } from '../session/refusal-text.ts';

/** The last backup that the shop knows of. */
export const lastBackup = createResource(
  () => send('GET /api/admin/backup'),
  'Failed to fetch the last backup',
);

export type Download =
  | { step: 'reading' | 'saved'; backup: BackupInput }
  | { step: 'failed' | 'not-noted'; reason: string };

export const $download = atom<Download | null>(null);

/** Saves a backup as a file, then notes it in the shop. */
export async function takeBackup(): Promise<void> {
  $download.set({ step: 'reading', backup: { records: 0, bytes: 0 } });
  try {
    const reportProgress = (backup: BackupInput) => $download.set({ step: 'reading', backup });
    const backup = await withPassword(() => downloadBackup(reportProgress));
    $download.set({ step: 'saved', backup });
    await recordDownload(backup);
  } catch (error) {
    if (!leaveWhenSignedOut(error)) $download.set({ step: 'failed', reason: reasonOf(error) });
  }
}

async function recordDownload(backup: BackupInput): Promise<void> {
  try {
    lastBackup.$state.set(await send('POST /api/admin/backup', { body: backup }));
  } catch (error) {
    $download.set({ step: 'not-noted', reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return textOf(error);
  return 'The shop does not answer. Check your connection.';
}
