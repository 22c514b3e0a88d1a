import { HttpError } from '../../errors.ts';
import { InstagramError } from '../../ports/instagram/answer.ts';
import { findPost } from '../../ports/instagram/graph.ts';
import { storeMedium } from '../../ports/media.ts';
import { fetchFile, RemoteFileError } from '../../ports/remote-file.ts';
import { storePicture } from '../artworks/pictures.ts';
import type { StoredMedia } from './post-record.ts';
import { chooseMedium, type ShopPost } from './prepared-post.ts';

/** A function answers 20 MB at most. */
const largestVideo = 20_000_000;
const usualSize = { width: 16, height: 9 };

type CopiedMedia =
  | { media: StoredMedia; skipped: null }
  | { media: null; skipped: 'no-picture' | 'unreachable' | 'too-large' };

/** Copies the medium of a post, because its address expires; asks once for a fresh address. Throws InstagramError. */
export async function copyMedium(
  token: string,
  shopPost: ShopPost,
  isFresh = false,
): Promise<CopiedMedia> {
  const { post, kind, medium } = shopPost;
  if (!medium) return { media: null, skipped: isFresh ? 'unreachable' : 'no-picture' };
  try {
    const { from, picture, video } = medium;
    const still = picture ? await storePicture(await fetchFile(picture)) : null;
    const { width, height } = still ?? usualSize;
    const videoUrl = video ? await copyVideo(video) : null;
    const media = { from, pictureUrl: still?.url ?? null, videoUrl, width, height };
    return { media, skipped: null };
  } catch (error) {
    const skipped = skipReasonOf(error);
    if (skipped !== 'unreachable' || isFresh) return { media: null, skipped };
  }
  const fresh = await findPost(token, post.id);
  return copyMedium(token, { ...shopPost, medium: fresh && chooseMedium(fresh, kind) }, true);
}

/** Throws InstagramError if the host of the file is down, so the whole post is tried again. */
function skipReasonOf(error: unknown): 'no-picture' | 'unreachable' | 'too-large' {
  if (error instanceof RemoteFileError) {
    if (error.answered === 200) return 'too-large';
    if (error.answered && error.answered < 500) return 'unreachable';
    throw new InstagramError('unavailable', error.message);
  }
  if (error instanceof HttpError && error.status === 400) return 'no-picture';
  throw error;
}

async function copyVideo(address: string): Promise<string> {
  const bytes = await fetchFile(address, largestVideo);
  const isMp4 = Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp';
  if (!isMp4) throw new HttpError(400, 'This is not a film that the shop can show.');
  return `/media/${await storeMedium({ bytes, contentType: 'video/mp4' })}`;
}
