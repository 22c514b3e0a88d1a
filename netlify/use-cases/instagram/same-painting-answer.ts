import type { AnswerInput, Artwork } from '#shared/artwork';
import { defaultAlt, mostImages, type Image } from '#shared/pictures/images';
import { HttpError } from '../../errors.ts';
import { readJson, removeKey, updateJson } from '../../ports/blobs/records.ts';
import { recordActivity } from '../admin/activity.ts';
import { artworkOrHidden, unknownArtwork } from '../artworks/artworks.ts';
import { editedBy } from '../artworks/artwork-edits.ts';
import { publishChange } from '../publishing/changes.ts';
import { snapshots } from '../publishing/snapshots.ts';
import { findHolder } from '../takes/artwork-state.ts';
import { readLiveTakes } from '../takes/takes.ts';
import { showByPost } from './further-posts.ts';
import { answerPost, postKey } from './post-record.ts';

/** A waiting artwork, its post, and the artwork that the painter means. */
type Asked = { artwork: Artwork; as: string; key: string; postId: string };

/**
 * Stores the painter's answer whether a synced artwork is one that the shop has (rule 75), and returns the artwork that is left. The answer
 * is written before the artwork, so after a crash the same call goes on, and no sync asks again. Throws 404, 409.
 */
export async function answerSamePainting(
  id: string,
  { answer, as }: AnswerInput,
  editor: string,
): Promise<Artwork> {
  const question = await readAsked(id, as);
  const artwork =
    answer === 'same' ? await unite(question, editor) : await separate(question, editor);
  await publishChange(snapshots.artworks);
  const words =
    answer === 'same' ? `is the same painting as ${artwork.title}` : 'is another painting';
  await recordActivity(editor, `${question.artwork.title}, synced, ${words}`);
  return artwork;
}

async function readAsked(id: string, chosen: string | undefined): Promise<Asked> {
  const artwork = await readJson(`artworks/${id}`, artworkOrHidden);
  if (!artwork) throw unknownArtwork();
  const { waits, instagramPostId: postId, createdAt } = artwork;
  if (waits?.why !== 'same' || !postId) throw answered();
  const as = chosen ?? waits.as[0]!;
  if (!waits.as.includes(as)) throw new HttpError(409, 'Its post does not name that artwork.');
  return { artwork, as, key: postKey(createdAt, postId), postId };
}

/** Adds pictures and post to the known artwork, then writes the answer, then removes the other artwork. Throws 409. */
async function unite({ artwork, as, key, postId }: Asked, editor: string): Promise<Artwork> {
  if (findHolder(await readLiveTakes(artwork.id)).orderId) {
    throw new HttpError(409, 'An order has this artwork. It stays an artwork of its own.');
  }
  const united = await updateJson(`artworks/${as}`, artworkOrHidden, (stored) =>
    editedBy(editor, {
      ...stored,
      images: withPictures(stored, artwork),
      furtherPosts: [...new Set([...(stored.furtherPosts ?? []), key])],
    }),
  );
  if (!united) throw new HttpError(409, 'The other artwork is deleted. Choose ‘Another painting’.');
  await answerPost(key, postId, { answer: 'same', itemId: as });
  await showByPost(key, { itemId: as, isSold: artwork.stockQuantity === 0 });
  const standing = await readJson(`artworks/${artwork.id}`, artworkOrHidden);
  if (standing?.waits?.why !== 'same') throw answered();
  await removeKey(`artworks/${artwork.id}`);
  return united;
}

async function separate({ artwork, key, postId }: Asked, editor: string): Promise<Artwork> {
  await answerPost(key, postId, { answer: 'other', itemId: artwork.id });
  const shown = await updateJson(`artworks/${artwork.id}`, artworkOrHidden, (stored) =>
    stored.waits?.why === 'same'
      ? editedBy(editor, { ...stored, isHidden: false, waits: undefined })
      : null,
  );
  if (!shown) throw unknownArtwork();
  return shown;
}

/** Returns the pictures of both artworks, none of them twice, and at most as many as an artwork may have (rule 41). */
function withPictures({ title, images }: Artwork, added: Artwork): Image[] {
  const urls = new Set(images.map(({ url }) => url));
  const fresh = added.images.filter(({ url }) => !urls.has(url));
  const all = [...images, ...fresh].slice(0, mostImages);
  return all.map((image, place) =>
    place < images.length ? image : { ...image, alt: defaultAlt(title, place) },
  );
}

function answered(): HttpError {
  return new HttpError(409, 'This question is answered already. Reload the page.');
}
