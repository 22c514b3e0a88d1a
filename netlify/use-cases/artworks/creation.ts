import { createHash } from 'node:crypto';
import { artworkSchema, type Artwork, type NewArtworkInput } from '#shared/artwork';
import { HttpError, requireSameForm } from '../../errors.ts';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { createOrReadJson, readJson, removeKey } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { recordActivity } from '../admin/activity.ts';
import { artworkOrHidden } from './artworks.ts';
import { artworkFieldsOf, unsetOtherFeatured } from './artwork-edits.ts';
import { creationPrefix, creationSchema, type NewArtwork } from './creation-record.ts';
import { takeImages } from './images.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { publishChange } from '../publishing/changes.ts';
import { slugsOf } from './slugs.ts';

const firstVersion = 1;

/** `key` names the form (rule 42). */
export type ArtworkCreation = { editor: string; key: string | null };

/** Adds one artwork for each key (rule 42). Throws 400 for its picture, 409 for a known key with another body. */
export async function createArtwork(
  input: NewArtworkInput,
  creation: ArtworkCreation,
): Promise<Artwork> {
  const { editor, key } = creation;
  const prepare = () => newArtwork(input, creation);
  const prepared = key ? await takeCreationKey(key, prepare) : await prepare();
  const made = key ? await findCreatedArtwork(key) : undefined;
  const work = made ?? (await storeUnderFreeSlug(prepared, key));
  await publishChange(snapshots.artworks);
  if (work.isFeatured) await unsetOtherFeatured({ id: work.id, editor });
  if (!made) await recordActivity(editor, `${work.title} added`);
  if (key) await requireAsSent({ ...work, ...prepared }, input);
  return work;
}

/** Reads the record and not the snapshot: the creating call may have crashed before it updated the snapshot. */
async function findCreatedArtwork(key: string): Promise<Artwork | undefined> {
  const artworks = await readCurrent(snapshots.artworks, artworkSchema);
  return [...artworks.values()].find(({ creationKey }) => creationKey === key);
}

/** Throws 409 if the form differs from the artwork that its first call made. */
async function requireAsSent(made: Artwork, input: NewArtworkInput): Promise<void> {
  const { isFeatured = made.isFeatured, opensAt = made.opensAt } = input;
  const fields = artworkFieldsOf(input, await takeImages(input, made), made);
  requireSameForm(made, { ...made, ...fields, isFeatured, opensAt }, `“${made.title}”`);
}

/** Stores an artwork under the first free slug of its title, or under the slug that the same form got before. */
async function storeUnderFreeSlug(work: NewArtwork, key: string | null): Promise<Artwork> {
  for (const slug of slugsOf(work.title)) {
    const wanted = { ...work, id: slug, slug };
    const standing = await createOrReadJson(`artworks/${slug}`, wanted, artworkOrHidden);
    if (standing && standing.creationKey === work.creationKey) return standing;
  }
  if (key) await releaseCreationKey(key);
  throw new HttpError(409, 'There are too many artworks of this title. Please choose another.');
}

async function newArtwork(
  input: NewArtworkInput,
  { editor, key }: ArtworkCreation,
): Promise<NewArtwork> {
  const now = new Date().toISOString();
  return {
    ...artworkFieldsOf(input, await takeImages(input, null), null),
    createdAt: now,
    instagramPostId: null,
    instagramPostUrl: null,
    acceptedPaymentMethods: ['card', 'zelle'],
    isHidden: input.isHidden ?? false,
    isFeatured: input.isFeatured ?? false,
    opensAt: input.opensAt ?? null,
    hourSetAt: input.opensAt ? now : null,
    lastModifiedAt: now,
    lastModifiedBy: editor,
    version: firstVersion,
    creationKey: key ?? crypto.randomUUID(),
  };
}

/** Returns the stored artwork: that of `prepare`, or of an earlier call. Throws 503. */
async function takeCreationKey(
  key: string,
  prepare: () => Promise<NewArtwork>,
): Promise<NewArtwork> {
  const known = await readJson(creationRecordKey(key), creationSchema);
  if (known) return known.work;
  const mine = { work: await prepare() };
  const stored = await upsertJson(creationRecordKey(key), creationSchema, (before) =>
    before ? null : mine,
  );
  return (stored ?? mine).work;
}

/** Releases a key whose artwork found no free slug, so that another title can use it. */
async function releaseCreationKey(key: string): Promise<void> {
  await removeKey(creationRecordKey(key));
}

/** Returns the record's key. The caller chooses `key`, so only its hash is part of an address of the store. */
function creationRecordKey(key: string): string {
  return `${creationPrefix}${createHash('sha256').update(key).digest('hex')}`;
}
