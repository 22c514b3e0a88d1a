import { largestFilm } from '#shared/film-bytes/index';
import { HttpError } from '../../errors.ts';
import { InstagramError } from '../../ports/instagram/answer.ts';
import { findPost } from '../../ports/instagram/graph.ts';
import { isOdd } from '../../ports/instagram/posts.ts';
import { fetchFile, RemoteFileError } from '../../ports/remote-file.ts';
import { storePicture } from '../artworks/pictures.ts';
import { storeFilm } from '../films/film-files.ts';
import type { FurtherPicture, StoredMedia } from './post-record.ts';
import {
  chooseMedium,
  type AlbumPicture,
  type ChosenMedium,
  type ShopPost,
} from './prepared-post.ts';

const usualSize = { width: 16, height: 9 };

/** With media and `skipped`, some of the album's further pictures are missing. */
type CopiedMedia =
  | { media: StoredMedia; skipped: null | 'unreachable' }
  | { media: null; skipped: SkippedMedium };
type SkippedMedium = 'no-picture' | 'unreachable' | 'too-large';

/**
 * Copies the media of a post, because their addresses expire, except for those in `earlier`; asks once for fresh addresses.
 * Throws InstagramError.
 */
export async function copyMedium(
  token: string,
  shopPost: ShopPost,
  earlier: StoredMedia | null,
  isFresh = false,
): Promise<CopiedMedia> {
  const { post, kind, medium } = shopPost;
  if (!medium) return { media: null, skipped: isFresh ? 'unreachable' : 'no-picture' };
  const copied = await copyChosen(medium, earlier);
  if (copied.skipped !== 'unreachable' || isFresh) return copied;
  const fresh = await findPost(token, post.id);
  const renewed = fresh && !isOdd(fresh) ? chooseMedium(fresh, kind) : null;
  if (!renewed && copied.media) return copied;
  return copyMedium(token, { ...shopPost, medium: renewed }, copied.media ?? earlier, true);
}

async function copyChosen(medium: ChosenMedium, earlier: StoredMedia | null): Promise<CopiedMedia> {
  let first: Omit<StoredMedia, 'further'>;
  try {
    first = earlier?.from === medium.from ? earlier : await copyFirst(medium);
  } catch (error) {
    return { media: null, skipped: skipReasonOf(error) };
  }
  const further: FurtherPicture[] = [];
  let skipped: null | 'unreachable' = null;
  for (const picture of medium.further) {
    const stored = earlier?.further.find(({ from }) => from === picture.from);
    const copied = stored ?? (await copyFurther(picture));
    if (copied === 'unreachable') skipped = copied;
    else if (copied && !isAmong(copied.url, first, further)) further.push(copied);
  }
  return { media: { ...first, further }, skipped };
}

function isAmong(
  url: string,
  { pictureUrl }: { pictureUrl: string | null },
  further: FurtherPicture[],
) {
  return url === pictureUrl || further.some((picture) => picture.url === url);
}

async function copyFirst({ from, picture, video }: ChosenMedium) {
  const still = picture ? await storePicture(await fetchFile(picture)) : null;
  const { width, height } = still ?? usualSize;
  const videoUrl = video ? await copyVideo(video) : null;
  return { from, pictureUrl: still?.url ?? null, videoUrl, width, height };
}

/** Stores a further picture. Returns null for one that the shop cannot show, which is left out. */
async function copyFurther({ from, picture }: AlbumPicture) {
  try {
    return { from, ...(await storePicture(await fetchFile(picture))) };
  } catch (error) {
    return skipReasonOf(error) === 'unreachable' ? 'unreachable' : null;
  }
}

/** Throws InstagramError if the host of the file is down, so the whole post is tried again. */
function skipReasonOf(error: unknown): SkippedMedium {
  if (error instanceof RemoteFileError) {
    if (error.answered === 200) return 'too-large';
    if (error.answered && error.answered < 500) return 'unreachable';
    throw new InstagramError('unavailable', error.message);
  }
  if (error instanceof HttpError && error.status === 400) return 'no-picture';
  throw error;
}

async function copyVideo(address: string): Promise<string> {
  return (await storeFilm(await fetchFile(address, largestFilm))).url;
}
