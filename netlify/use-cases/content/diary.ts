import { diaryEntrySchema } from '#shared/journal';
import { HttpError } from '../../errors.ts';
import { orMissing } from '../../ports/blobs/readable.ts';
import { updateJson } from '../../ports/blobs/records.ts';
import { recordActivity } from '../admin/activity.ts';
import { publishChange } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';

/** Marks a synced entry as deleted, so that no sync restores it. Throws 404. */
export async function deleteSyncedEntry(id: string, editor: string): Promise<void> {
  const deleted = await updateJson(`diary/${id}`, orMissing(diaryEntrySchema), (entry) => ({
    ...entry,
    isDeleted: true,
  }));
  if (!deleted)
    throw new HttpError(
      404,
      'There is no such diary entry any more. Reload the page to see what is there.',
    );
  await publishChange(snapshots.diary);
  await recordActivity(editor, `Diary entry '${deleted.title}' deleted`);
}
