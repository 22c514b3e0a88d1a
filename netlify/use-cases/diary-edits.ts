import { diaryEntrySchema } from '#shared/journal';
import { HttpError } from '../http/errors.ts';
import { updateJson } from '../ports/blobs.ts';
import { recordActivity } from './activity.ts';
import { publishChange } from './publishing.ts';

/** Deletes a diary entry that the sync brought, so that no later sync brings it back. Throws 404. */
export async function deleteSyncedEntry(id: string, editor: string): Promise<void> {
  const deleted = await updateJson(`diary/${id}`, diaryEntrySchema, (entry) => ({
    ...entry,
    isDeleted: true,
  }));
  if (!deleted)
    throw new HttpError(
      404,
      'There is no such diary entry any more. Reload the page to see what is there.',
    );
  await publishChange('diary', id);
  await recordActivity(editor, `Diary entry '${deleted.title}' deleted`);
}
