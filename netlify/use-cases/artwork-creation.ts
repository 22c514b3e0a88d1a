import { artworkSchema, type Artwork, type ArtworkInput } from '#shared/artwork';
import { HttpError } from '../http/errors.ts';
import { readCurrent } from '../ports/blobs-snapshots.ts';
import { createOrReadJson } from '../ports/blobs.ts';
import { recordActivity } from './activity.ts';
import { stepBack, updateArtwork } from './artwork-edits.ts';
import { fieldsOf, pictureOf } from './artwork-fields.ts';
import { claimCreation, releaseCreation, type NewWork } from './creation-claims.ts';
import { lists } from './lists.ts';
import { publishChange } from './publishing.ts';
import { slugsOf } from './slugs.ts';

const firstVersion = 1;

/** `key` names the form that was filled in: when the answer of its call was lost, the next call makes no second work. */
export type Creation = { editor: string; key: string | null };

/**
 * Adds an artwork, one for each key: a form that was filled in further after its answer was lost changes the work that it
 * has made. Throws 400 when its picture can't be fetched or is none; 412 when the work was made before and changed since.
 */
export async function createArtwork(input: ArtworkInput, creation: Creation): Promise<Artwork> {
  const { editor, key } = creation;
  const prepare = () => newWork(input, creation);
  const claimed = key ? await claimCreation(key, prepare) : await prepare();
  const made = key ? await findMade(key) : undefined;
  const work = made ?? (await hang(claimed, key));
  await publishChange('artworks', work.id);
  if (work.isFeatured) await stepBack({ id: work.id, editor });
  if (!made) await recordActivity(editor, `${work.title} added`);
  if (key && !(await isAsSent(work, input))) {
    return updateArtwork(input, { id: work.id, editor, version: firstVersion });
  }
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
async function hang(work: NewWork, key: string | null): Promise<Artwork> {
  for (const slug of slugsOf(work.title)) {
    const wanted = { ...work, id: slug, slug };
    const standing = await createOrReadJson(`artworks/${slug}`, wanted, artworkSchema);
    if (standing && standing.creationKey === work.creationKey) return standing;
  }
  if (key) await releaseCreation(key);
  throw new HttpError(409, 'There are too many artworks of this title. Please choose another.');
}

async function newWork(input: ArtworkInput, { editor, key }: Creation): Promise<NewWork> {
  const now = new Date().toISOString();
  return {
    ...fieldsOf(input, await pictureOf(input.imageUrl, null)),
    createdAt: now,
    instagramPostId: null,
    instagramPostUrl: null,
    acceptedPaymentMethods: ['card', 'zelle'],
    isHidden: false,
    isFeatured: input.isFeatured ?? false,
    lastModifiedAt: now,
    lastModifiedBy: editor,
    version: firstVersion,
    creationKey: key ?? crypto.randomUUID(),
  };
}
