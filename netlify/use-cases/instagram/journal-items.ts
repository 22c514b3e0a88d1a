import type * as z from 'zod';
import type { PostKind } from '#shared/hashtags';
import { diaryEntrySchema, inspirationSchema, processItemSchema } from '#shared/journal';
import { createJson, removeKey, updateJson } from '../../ports/blobs.ts';
import type { Written } from './artworks.ts';
import { isSame, mergeFields, type Fields } from './merge.ts';

export type JournalKind = Exclude<PostKind, 'artwork'>;

const collections: Record<JournalKind, { prefix: string; schema: z.ZodType<object> }> = {
  process: { prefix: 'process', schema: processItemSchema },
  inspiration: { prefix: 'inspirations', schema: inspirationSchema },
  diary: { prefix: 'diary', schema: diaryEntrySchema },
};

/** Writes a process item, an inspiration or a diary entry; its id is its post's. */
export async function putJournalItem(
  kind: JournalKind,
  known: { postId: string; written: Fields },
  fields: Fields,
): Promise<Written> {
  const itemId = `ig-${known.postId}`;
  const { prefix, schema } = collections[kind];
  const key = `${prefix}/${itemId}`;
  let written = known.written;
  let isChanged = false;
  const found = await updateJson(key, schema, (now) => {
    if ('isDeleted' in now && now.isDeleted) return null;
    const merged = mergeFields(now, known.written, fields);
    written = merged.written;
    isChanged = !isSame(merged.next, now);
    return isChanged ? merged.next : null;
  });
  if (found) return { itemId, written, change: isChanged ? 'changed' : 'none' };
  await createJson(key, schema.parse({ ...fields, id: itemId }));
  return { itemId, written: fields, change: 'added' };
}

/** Takes an item out of the journal. */
export async function removeJournalItem(kind: JournalKind, itemId: string): Promise<void> {
  await removeKey(`${collections[kind].prefix}/${itemId}`);
}
