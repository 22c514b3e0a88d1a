import { artworkSchema, type Artwork } from '#shared/artwork';
import { HttpError } from '../../http/errors.ts';
import { createJson, readJson, updateJson } from '../../ports/blobs.ts';
import { findHolder, readHolds } from '../availability.ts';
import { slugsOf } from '../slugs.ts';
import { isSame, mergeFields, type Fields } from './merge.ts';

const editor = 'instagram';
const fewNamesakes = 9;

/**
 * What a write did. A piece that is sold or that somebody is paying for is never touched; one that was deleted in the shop
 * does not come back.
 */
export type Written = {
  itemId: string | null;
  written: Fields;
  change: 'added' | 'changed' | 'none' | 'held' | 'sold' | 'deleted';
};

type Source = { postId: string; createdAt: string; fields: Fields };

/** Hangs a new work under an address that is free; one that a sync before its death hung for this post is taken over. */
export async function addArtwork({ postId, createdAt, fields }: Source): Promise<Written> {
  const title = String(fields['title']);
  const slugs = slugsOf(title);
  for (const slug of [...slugs.slice(0, fewNamesakes), `${slugs[0]}-${postId}`]) {
    const artwork = newArtwork(slug, { postId, createdAt, fields });
    if (await createJson(`artworks/${slug}`, artwork)) {
      return { itemId: slug, written: fields, change: 'added' };
    }
    const namesake = await readJson(`artworks/${slug}`, artworkSchema);
    if (namesake?.instagramPostId !== postId) continue;
    return takeOver(namesake, fields);
  }
  throw new HttpError(409, `There is no free address for '${title}'`);
}

/** What stands in it as the post says was written by the sync; whatever else stands there is the administrator's. */
async function takeOver(found: Artwork, fields: Fields): Promise<Written> {
  const same = Object.entries(fields).filter(([name, value]) =>
    isSame(value, found[name as keyof Artwork]),
  );
  const written = { ...Object.fromEntries(same), isHidden: found.isHidden };
  const postId = String(found.instagramPostId);
  const done = await changeArtwork({ itemId: found.id, written, postId }, fields);
  return { ...done, change: done.change === 'none' ? 'added' : done.change };
}

/** Brings a work up to its post, but for what the administrator edited. */
export async function changeArtwork(
  known: { itemId: string; written: Fields; postId: string },
  fields: Fields,
): Promise<Written> {
  const { itemId, postId } = known;
  const key = `artworks/${itemId}`;
  const current = await readJson(key, artworkSchema);
  if (current?.instagramPostId !== postId) return { ...known, change: 'deleted' };
  const first = mergeFields(current, known.written, fields);
  if (isSame(first.next, current)) return { ...known, written: first.written, change: 'none' };
  const holder = findHolder(current, await readHolds());
  if (holder.orderId) return { ...known, change: holder.heldUntil ? 'held' : 'sold' };
  let written = first.written;
  await updateJson(key, artworkSchema, (now) => {
    const merged = mergeFields(now, known.written, fields);
    written = merged.written;
    if (isSame(merged.next, now)) return null;
    const lastModifiedAt = new Date().toISOString();
    return { ...merged.next, lastModifiedAt, lastModifiedBy: editor, version: now.version + 1 };
  });
  return { itemId, written, change: 'changed' };
}

/** How a work is called now; null when it is not there. */
export async function titleOf(itemId: string): Promise<string | null> {
  return (await readJson(`artworks/${itemId}`, artworkSchema))?.title ?? null;
}

function newArtwork(slug: string, { postId, createdAt, fields }: Source): Artwork {
  return artworkSchema.parse({
    ...fields,
    id: slug,
    slug,
    category: 'artwork',
    createdAt,
    instagramPostId: postId,
    acceptedPaymentMethods: ['card', 'zelle'],
    isFeatured: false,
    lastModifiedAt: new Date().toISOString(),
    lastModifiedBy: editor,
    version: 1,
  });
}
