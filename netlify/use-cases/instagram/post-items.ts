import type * as z from 'zod';
import { artworkSchema, type Artwork } from '#shared/artwork';
import { usualCategory } from '#shared/category';
import { diaryEntrySchema, inspirationSchema, processItemSchema } from '#shared/journal';
import { HttpError } from '../../errors.ts';
import { createJson, readJson, removeKey, updateJson } from '../../ports/blobs/records.ts';
import { slugsOf } from '../artworks/slugs.ts';
import { findHolder } from '../takes/artwork-state.ts';
import { readLiveTakes } from '../takes/takes.ts';
import type { PostKind } from './captions/hashtags.ts';
import { isSameField, mergePostFields, type PostFields } from './post-fields.ts';
import type { PostRecord } from './post-record.ts';

const editor = 'instagram';
const fewNamesakes = 9;

/** `held`: a sold or held artwork is not changed (rule 46). */
type WrittenItem = {
  itemId: string | null;
  written: PostFields;
  change: 'added' | 'changed' | 'none' | 'held' | 'sold' | 'deleted';
};
type KnownArtwork = Pick<PostRecord, 'postId' | 'written'> & { itemId: string };

/** Adds an artwork under a free slug, or updates it; continues with one that a crashed sync added for this post. */
export async function putArtwork(
  { postId, itemId, written }: PostRecord,
  fields: PostFields,
  createdAt: string,
): Promise<WrittenItem> {
  if (itemId) return changePostArtwork({ postId, itemId, written }, fields);
  const title = String(fields['title']);
  const slugs = slugsOf(title);
  for (const slug of [...slugs.slice(0, fewNamesakes), `${slugs[0]}-${postId}`]) {
    const artwork = newArtwork(slug, { ...fields, createdAt, instagramPostId: postId });
    if (await createJson(`artworks/${slug}`, artwork)) {
      return { itemId: slug, written: fields, change: 'added' };
    }
    const namesake = await readJson(`artworks/${slug}`, artworkSchema);
    if (namesake?.instagramPostId === postId) return takeOverArtwork(namesake, postId, fields);
  }
  throw new HttpError(409, `There is no free address for '${title}'`);
}

function newArtwork(slug: string, fields: PostFields): Artwork {
  return artworkSchema.parse({
    ...fields,
    id: slug,
    slug,
    category: usualCategory,
    acceptedPaymentMethods: ['card', 'zelle'],
    isFeatured: false,
    lastModifiedAt: new Date().toISOString(),
    lastModifiedBy: editor,
    version: 1,
  });
}

async function takeOverArtwork(
  found: Artwork,
  postId: string,
  fields: PostFields,
): Promise<WrittenItem> {
  const written = { ...sameFields(found, fields), isHidden: found.isHidden };
  const done = await changePostArtwork({ itemId: found.id, written, postId }, fields);
  return { ...done, change: done.change === 'none' ? 'added' : done.change };
}

/** Of an item without a record, because of a crash: a field equal to the post was written by the sync, others are edited. */
function sameFields(found: object, fields: PostFields): PostFields {
  const same = Object.entries(fields).filter(([name, value]) =>
    isSameField(name, value, found[name as keyof typeof found]),
  );
  return Object.fromEntries(same);
}

/** Updates an artwork from its post except for edited fields. */
export async function changePostArtwork(
  known: KnownArtwork,
  fields: PostFields,
): Promise<WrittenItem> {
  const { itemId, postId } = known;
  const key = `artworks/${itemId}`;
  const current = await readJson(key, artworkSchema);
  if (current?.instagramPostId !== postId) return { ...known, change: 'deleted' };
  let merged = mergePostFields(current, known.written, fields);
  if (!merged.isChanged) return { itemId, written: merged.written, change: 'none' };
  const holder = findHolder(await readLiveTakes(itemId));
  if (holder.orderId) return { ...known, change: holder.heldUntil ? 'held' : 'sold' };
  await updateJson(key, artworkSchema, (now) => {
    merged = mergePostFields(now, known.written, fields);
    if (!merged.isChanged) return null;
    const lastModifiedAt = new Date().toISOString();
    return { ...merged.next, lastModifiedAt, lastModifiedBy: editor, version: now.version + 1 };
  });
  return { itemId, written: merged.written, change: 'changed' };
}

export async function readArtworkTitle(itemId: string): Promise<string | null> {
  return (await readJson(`artworks/${itemId}`, artworkSchema))?.title ?? null;
}

export type JournalKind = Exclude<PostKind, 'artwork'>;

const journals: Record<JournalKind, { prefix: string; schema: z.ZodType<object> }> = {
  process: { prefix: 'process', schema: processItemSchema },
  inspiration: { prefix: 'inspirations', schema: inspirationSchema },
  diary: { prefix: 'diary', schema: diaryEntrySchema },
};

export async function putJournalItem(
  known: Pick<PostRecord, 'postId' | 'itemId' | 'written'>,
  fields: PostFields,
  kind: JournalKind,
): Promise<WrittenItem> {
  const itemId = `ig-${known.postId}`;
  const { prefix, schema } = journals[kind];
  const key = `${prefix}/${itemId}`;
  let { written } = known;
  let isChanged = false;
  const found = await updateJson(key, schema, (now) => {
    if (isDeleted(now)) return null;
    const before = known.itemId ? known.written : sameFields(now, fields);
    const merged = mergePostFields(now, before, fields);
    ({ written, isChanged } = merged);
    return isChanged ? merged.next : null;
  });
  if (found) return { itemId, written, change: isChanged ? 'changed' : 'none' };
  await createJson(key, schema.parse({ ...fields, id: itemId }));
  return { itemId, written: fields, change: 'added' };
}

/** What the administrator deleted stays marked: the post may come back (rule 46). */
export async function removeJournalItem(kind: JournalKind, itemId: string): Promise<void> {
  const { prefix, schema } = journals[kind];
  const key = `${prefix}/${itemId}`;
  const item = await readJson<object>(key, schema);
  if (item && !isDeleted(item)) await removeKey(key);
}

function isDeleted(item: object): boolean {
  return 'isDeleted' in item && item.isDeleted === true;
}
