import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { artworkSchema, type Artwork, type Waits } from '#shared/artwork';
import { usualCategory } from '#shared/category';
import { diaryEntrySchema, inspirationSchema, processItemSchema } from '#shared/journal';
import { HttpError } from '../../errors.ts';
import { createJson, readJson, removeKey, updateJson } from '../../ports/blobs/records.ts';
import { editedBy } from '../artworks/artwork-edits.ts';
import { slugsOf } from '../artworks/slugs.ts';
import { findHolder } from '../takes/artwork-state.ts';
import { readLiveTakes } from '../takes/takes.ts';
import type { PostKind } from './hashtags.ts';
import { isSameField, mergePostFields, type PostFields } from './post-fields.ts';
import type { PostRecord } from './post-record.ts';

const editor = 'instagram';
const fewNamesakes = 9;

/** Of one that cannot be read nobody knows the post, or whether the painter has deleted it: its post is left out. */
const artworkMeant = { needed: artworkSchema };

/** `held`: a sold or held artwork is not changed (rule 46). */
export type WrittenItem = {
  itemId: string | null;
  written: PostFields;
  change: 'added' | 'changed' | 'none' | 'held' | 'sold' | 'deleted';
  waits?: Waits | undefined;
};
type KnownArtwork = Pick<PostRecord, 'postId' | 'written'> & { itemId: string };

/**
 * Adds an artwork under a free slug; continues with one that a crashed sync added for this post. It is hidden: nothing is for sale before
 * all artworks were looked at after it was written, so of two syncs at once one sees the other's.
 */
export async function addPostArtwork(
  postId: string,
  fields: PostFields,
  createdAt: string,
): Promise<Pick<KnownArtwork, 'itemId' | 'written'>> {
  const title = String(fields['title']);
  const slugs = slugsOf(title);
  for (const slug of [...slugs.slice(0, fewNamesakes), `${slugs[0]}-${postId}`]) {
    const artwork = newArtwork(slug, { ...fields, createdAt, instagramPostId: postId });
    if (await createJson(`artworks/${slug}`, artwork)) return { itemId: slug, written: fields };
    const namesake = await readJson(`artworks/${slug}`, artworkMeant);
    if (namesake?.instagramPostId === postId) {
      return { itemId: slug, written: sameFields(asIfShown(namesake), fields) };
    }
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
    isHidden: true,
    waits: { why: 'look' },
    lastModifiedAt: new Date().toISOString(),
    lastModifiedBy: editor,
    version: 1,
  });
}

/**
 * Returns the fields that a sync wrote to an item without a record, which a crash leaves: those equal to the post. The others were edited.
 */
function sameFields(stored: object, fields: PostFields): PostFields {
  const same = Object.entries(fields).filter(([name, value]) =>
    isSameField(name, value, stored[name as keyof typeof stored]),
  );
  return Object.fromEntries(same);
}

/** Updates an artwork from its post except for edited fields, and its stock if it is 0. `waitsOf`: why the result stays hidden. */
export async function changePostArtwork(
  record: KnownArtwork,
  fields: PostFields,
  waitsOf: (next: Artwork) => Waits | undefined = ({ waits }) => waits,
): Promise<WrittenItem> {
  const { itemId, postId } = record;
  const key = `artworks/${itemId}`;
  const current = await readJson(key, artworkMeant);
  if (current?.instagramPostId !== postId) return { ...record, change: 'deleted' };
  const merge = (artwork: Artwork) => mergeArtwork(artwork, record.written, fields, waitsOf);
  let merged = merge(current);
  const { waits } = merged.next;
  if (!merged.isChanged) return { itemId, written: merged.written, change: 'none', waits };
  const holder = findHolder(await readLiveTakes(itemId));
  if (holder.orderId) return { ...record, change: holder.heldUntil ? 'held' : 'sold' };
  await updateJson(key, artworkMeant, (artwork) => {
    merged = merge(artwork);
    if (!merged.isChanged) return null;
    return editedBy(editor, merged.next);
  });
  return { itemId, written: merged.written, change: 'changed', waits: merged.next.waits };
}

/** Writes the fields of a post into an artwork. An artwork that waits is hidden by that alone. */
function mergeArtwork(
  artwork: Artwork,
  written: PostFields,
  fields: PostFields,
  waitsOf: (next: Artwork) => Waits | undefined,
) {
  const { stockQuantity: _stock, ...others } = fields;
  const merged = mergePostFields(
    asIfShown(artwork),
    written,
    artwork.stockQuantity > 0 ? fields : others,
  );
  const waits = merged.next.isHidden ? undefined : waitsOf(merged.next);
  const next = { ...merged.next, waits, isHidden: merged.next.isHidden || waits !== undefined };
  return {
    ...merged,
    next,
    isChanged: !isDeepStrictEqual(next, { ...artwork, waits: artwork.waits }),
  };
}

function asIfShown(artwork: Artwork): Artwork {
  return { ...artwork, isHidden: artwork.isHidden && !artwork.waits };
}

/** Sets the stock to 0 when a post has the mark of a sale, unless an order has the artwork. Returns whether the artwork changes. */
export async function takeOffSale(itemId: string): Promise<boolean> {
  const key = `artworks/${itemId}`;
  if (findHolder(await readLiveTakes(itemId)).orderId) return false;
  let isChanged = false;
  await updateJson(key, artworkMeant, (artwork) => {
    isChanged = artwork.stockQuantity > 0;
    return isChanged ? editedBy(editor, { ...artwork, stockQuantity: 0 }) : null;
  });
  return isChanged;
}

export function readArtwork(itemId: string): Promise<Artwork | null> {
  return readJson(`artworks/${itemId}`, artworkMeant);
}

export type JournalKind = Exclude<PostKind, 'artwork'>;

const journals: Record<JournalKind, { prefix: string; schema: z.ZodType<object> }> = {
  process: { prefix: 'process', schema: processItemSchema },
  inspiration: { prefix: 'inspirations', schema: inspirationSchema },
  diary: { prefix: 'diary', schema: diaryEntrySchema },
};

export async function putJournalItem(
  record: Pick<PostRecord, 'postId' | 'itemId' | 'written'>,
  fields: PostFields,
  kind: JournalKind,
): Promise<WrittenItem> {
  const itemId = `ig-${record.postId}`;
  const { prefix, schema } = journals[kind];
  const key = `${prefix}/${itemId}`;
  let { written } = record;
  let isChanged = false;
  const stored = await updateJson(key, { needed: schema }, (item) => {
    if (isDeleted(item)) return null;
    const before = record.itemId ? record.written : sameFields(item, fields);
    const merged = mergePostFields(item, before, fields);
    ({ written, isChanged } = merged);
    return isChanged ? merged.next : null;
  });
  if (stored) return { itemId, written, change: isChanged ? 'changed' : 'none' };
  await createJson(key, schema.parse({ ...fields, id: itemId }));
  return { itemId, written: fields, change: 'added' };
}

/** Removes an item, unless the administrator deleted it: then it stays marked, because its post may come back (rule 46). */
export async function removeJournalItem(kind: JournalKind, itemId: string): Promise<void> {
  const { prefix, schema } = journals[kind];
  const key = `${prefix}/${itemId}`;
  const item = await readJson<object>(key, { needed: schema });
  if (item && !isDeleted(item)) await removeKey(key);
}

function isDeleted(item: object): boolean {
  return 'isDeleted' in item && item.isDeleted === true;
}
