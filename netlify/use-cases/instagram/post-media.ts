import type { PostKind } from '#shared/hashtags';
import { HttpError } from '../../http/errors.ts';
import { InstagramError } from '../../ports/instagram-answer.ts';
import { findPost, type InstagramMedium, type InstagramPost } from '../../ports/instagram.ts';
import { storeMedium } from '../../ports/media.ts';
import { fetchFile, RemoteFileError } from '../../ports/remote-file.ts';
import { storePicture } from '../pictures.ts';
import type { StoredMedia } from './post-record.ts';

/** The most that the media function may answer with (facts, section D). */
const largestVideo = 20_000_000;
const usualSize = { width: 16, height: 9 };

type Choice = { from: string; picture: string | null; video: string | null };
type SkippedMedia = { skipped: 'no-picture' | 'unreachable' | 'too-large' };

/** What of a post is shown: a film where films are shown, else the first picture. Null where Instagram gives none. */
export function chooseMedium(post: InstagramPost, kind: PostKind): Choice | null {
  const media: InstagramMedium[] = post.children?.data ?? [post];
  const choices = media.map((medium) => toChoice(medium, kind)).filter((one) => one !== null);
  const films = kind === 'process' ? choices.filter(({ video }) => video) : [];
  return films[0] ?? choices[0] ?? null;
}

function toChoice(medium: InstagramMedium, kind: PostKind): Choice | null {
  const { id, media_type, media_url = null, thumbnail_url = null } = medium;
  if (media_type !== 'VIDEO')
    return media_url ? { from: id, picture: media_url, video: null } : null;
  const isFilm = kind === 'process' || kind === 'inspiration';
  if (isFilm && media_url) return { from: `${id}-film`, picture: thumbnail_url, video: media_url };
  return thumbnail_url ? { from: id, picture: thumbnail_url, video: null } : null;
}

/**
 * Copies what of a post is shown into the shop, because its addresses expire. An expired one is asked for anew, once.
 * Throws InstagramError when Instagram's own files cannot be reached.
 */
export async function copyMedium(
  token: string,
  post: InstagramPost,
  kind: PostKind,
): Promise<StoredMedia | SkippedMedia> {
  const choice = chooseMedium(post, kind);
  if (!choice) return { skipped: 'no-picture' };
  const copied = await tryToCopy(choice);
  if (copied !== 'expired') return copied;
  const fresh = await findPost(token, post.id);
  const again = fresh && chooseMedium(fresh, kind);
  const second = again ? await tryToCopy(again) : 'expired';
  return second === 'expired' ? { skipped: 'unreachable' } : second;
}

async function tryToCopy(choice: Choice): Promise<StoredMedia | SkippedMedia | 'expired'> {
  try {
    return await copy(choice);
  } catch (error) {
    if (error instanceof RemoteFileError) {
      if (error.answered === 200) return { skipped: 'too-large' };
      if (error.answered && error.answered < 500) return 'expired';
      throw new InstagramError('unavailable', error.message);
    }
    if (error instanceof HttpError && error.status === 400) return { skipped: 'no-picture' };
    throw error;
  }
}

async function copy({ from, picture, video }: Choice): Promise<StoredMedia> {
  const still = picture ? await storePicture(await fetchFile(picture)) : null;
  const { width, height } = still ?? usualSize;
  const videoUrl = video ? await copyVideo(video) : null;
  return { from, pictureUrl: still?.url ?? null, videoUrl, width, height };
}

async function copyVideo(address: string): Promise<string> {
  const bytes = await fetchFile(address, largestVideo);
  const isMp4 = Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp';
  if (!isMp4) throw new HttpError(400, 'This is not a film that the shop can show.');
  return `/media/${await storeMedium({ bytes, contentType: 'video/mp4' })}`;
}
