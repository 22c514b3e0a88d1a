import { artworkSchema, type Artwork, type ArtworkInput } from '#shared/artwork';
import { HttpError } from '../http/errors.ts';
import { readCurrent } from '../ports/blobs-snapshots.ts';
import { createOrReadJson } from '../ports/blobs.ts';
import { recordActivity } from './activity.ts';
import { stepBack, updateArtwork } from './artwork-edits.ts';
import { fieldsOf, pictureOf } from './artwork-fields.ts';
import { lists } from './lists.ts';
import { publishChange } from './publishing.ts';
import { slugsOf } from './slugs.ts';

const firstVersion = 1;

/** `key` names the form that was filled in: when the answer of its call was lost, the next call makes no second work. */
export type Creation = { editor: string; key: string | null };

/** Adds an artwork. Throws 400 when its picture can't be fetched or is none; 412 when it was made and changed since. */
export async function createArtwork(input: ArtworkInput, creation: Creation): Promise<Artwork> {
  const { editor, key } = creation;
  const made = key ? await findMade(key) : undefined;
  if (made && !(await isAsSent(made, input))) {
    return updateArtwork(input, { id: made.id, editor, version: firstVersion });
  }
  const work = made ?? (await hang(await newWork(input, creation)));
  await publishChange('artworks', work.id);
  if (work.isFeatured) await stepBack({ id: work.id, editor });
  if (!made) await recordActivity(editor, `${work.title} added`);
  return work;
}

/** Not from the list as it is kept: who made the work may have died before the list knew of it. */
async function findMade(key: string): Promise<Artwork | undefined> {
  const artworks = await readCurrent(lists.artworks, artworkSchema);
  return [...artworks.values()].find(({ creationKey }) => creationKey === key);
}

async function isAsSent(made: Artwork, input: ArtworkInput): Promise<boolean> {
  const picture = await pictureOf(input.imageUrl, made);
  const { isFeatured = made.isFeatured } = input;
  const sent = { ...fieldsOf(input, picture), isFeatured };
  return Object.entries(sent).every(([name, value]) => made[name as keyof Artwork] === value);
}

/** Stores a work under the first address of its title that is free, or where this very form has stored it before. */
async function hang(work: Omit<Artwork, 'id' | 'slug'>): Promise<Artwork> {
  for (const slug of slugsOf(work.title)) {
    const wanted = { ...work, id: slug, slug };
    const standing = await createOrReadJson(`artworks/${slug}`, wanted, artworkSchema);
    if (standing && standing.creationKey === work.creationKey) return standing;
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
