import * as z from 'zod';
import { orMissing } from '../../ports/blobs/readable.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';

const key = 'opening';
/** What the other records do not tell, or not for ever: test orders are removed. */
const writtenSchema = z.object({
  purchasedAt: z.string().optional(),
  finishedAt: z.string().optional(),
});
export type Notes = z.infer<typeof writtenSchema>;
const notesSchema = orMissing(writtenSchema);
export const openingNotes = { prefix: key, schema: notesSchema };

export async function readNotes(): Promise<Notes> {
  return (await readJson(key, notesSchema)) ?? {};
}

export async function storeNotes(notes: Notes): Promise<void> {
  await upsertJson(key, notesSchema, (before) => ({ ...before, ...notes }));
}
