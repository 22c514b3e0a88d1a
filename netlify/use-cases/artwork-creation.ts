import { artworkSchema, type Artwork, type ArtworkInput } from '#shared/artwork';
import { HttpError } from '../http/errors.ts';
import { createOrReadJson } from '../ports/blobs.ts';
import { recordActivity } from './activity.ts';
import { stepBack, updateArtwork } from './artwork-edits.ts';
import { fieldsOf, pictureOf } from './artwork-fields.ts';
import { listArtworks } from './artworks.ts';
import { publishChange } from './publishing.ts';
import { slugsOf } from './slugs.ts';

const firstVersion = 1;

/** `key` names the form that was filled in: when the answer of its call was lost, the next call makes no second work. */
export type Creation = { editor: string; key: string | null };

/** Adds an artwork. Throws 400 when its picture can't be fetched or is none; 412 when it was made and changed since. */
export async function createArtwork(input: ArtworkInput, creation: Creation): Promise<Artwork> {
  const { editor, key } = creation;
  const made = key && (await listArtworks()).find(({ creationKey }) => creationKey === key);
  if (made) return updateArtwork(input, { id: made.id, editor, version: firstVersion });
  const work = await newWork(input, creation);
  for (const slug of slugsOf(input.title)) {
    const wanted = { ...work, id: slug, slug };
    const standing = await createOrReadJson(`artworks/${slug}`, wanted, artworkSchema);
    if (standing?.creationKey !== work.creationKey) continue;
    await publishChange('artworks', slug);
    if (work.isFeatured) await stepBack({ id: slug, editor });
    await recordActivity(editor, `${standing.title} added`);
    return standing;
  }
  throw new HttpError(409, 'There are too many artworks of this title. Please choose another.');
}

async function newWork(input: ArtworkInput, { editor, key }: Creation) {
  const now = new Date().toISOString();
  return {
    ...fieldsOf(input, await pictureOf(input.imageUrl, null)),
    createdAt: now,
    instagramPostId: null,
    instagramPostUrl: null,
    acceptedPaymentMethods: ['card' as const, 'zelle' as const],
    isHidden: false,
    isFeatured: input.isFeatured ?? false,
    lastModifiedAt: now,
    lastModifiedBy: editor,
    version: firstVersion,
    creationKey: key ?? crypto.randomUUID(),
  };
}
