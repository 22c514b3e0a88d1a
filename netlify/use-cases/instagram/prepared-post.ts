import { createHash } from 'node:crypto';
import { mostImages } from '#shared/pictures/images';
import type { InstagramMedium, InstagramPost } from '../../ports/instagram/posts.ts';
import { kindOf, type PostKind } from './hashtags.ts';
import { postKey } from './post-record.ts';

export type AlbumPicture = { from: string; picture: string };
export type ChosenMedium = {
  from: string;
  picture: string | null;
  video: string | null;
  /** The other pictures of an artwork's album, in its order. */
  further: AlbumPicture[];
};

export type PreparedPost = {
  post: InstagramPost;
  /** The key of the post's record. */
  key: string;
  /** In ISO 8601. */
  postedAt: string;
  kind: PostKind | null;
  medium: ChosenMedium | null;
  /** A hash of all that decides what is written; an unchanged post is skipped. */
  digest: string;
};
/** A post with a hashtag of the shop. */
export type ShopPost = PreparedPost & { kind: PostKind };

export function preparePost(post: InstagramPost, saleTag: string): PreparedPost {
  const postedAt = new Date(post.timestamp).toISOString();
  const kind = kindOf(post.caption, saleTag);
  const medium = kind && chooseMedium(post, kind);
  const further = medium?.further.map(({ from }) => from) ?? [];
  const digest = digestOf([post.caption, kind, medium?.from, ...further]);
  return { post, key: postKey(postedAt, post.id), postedAt, kind, medium, digest };
}

/** Chooses of an album's media, else of the post's own; null if Instagram gives none. */
export function chooseMedium(post: InstagramPost, kind: PostKind): ChosenMedium | null {
  return chooseAmong(post.children, kind) ?? chooseAmong([post], kind);
}

/** Returns the film where films are shown, else the first picture, or null. */
function chooseAmong(media: InstagramMedium[], kind: PostKind): ChosenMedium | null {
  if (kind === 'artwork') {
    const [first, ...further] = albumPictures(media);
    if (first) return { ...first, video: null, further };
  }
  const choices = media.map((medium) => toChoice(medium, kind)).filter((choice) => choice !== null);
  const films = kind === 'process' ? choices.filter(({ video }) => video) : [];
  return films[0] ?? choices[0] ?? null;
}

/** Returns the pictures without the films. */
function albumPictures(media: InstagramMedium[]): AlbumPicture[] {
  return media
    .flatMap((medium) => {
      const { id, media_url } = medium;
      return media_url && !isFilm(medium) ? [{ from: id, picture: media_url }] : [];
    })
    .slice(0, mostImages);
}

function toChoice(medium: InstagramMedium, kind: PostKind): ChosenMedium | null {
  const { id, media_url = null, thumbnail_url = null } = medium;
  const further: AlbumPicture[] = [];
  if (!isFilm(medium))
    return media_url ? { from: id, picture: media_url, video: null, further } : null;
  const showsFilms = kind === 'process' || kind === 'inspiration';
  if (showsFilms && media_url)
    return { from: `${id}-film`, picture: thumbnail_url, video: media_url, further };
  return thumbnail_url ? { from: id, picture: thumbnail_url, video: null, further } : null;
}

/** Returns whether a medium is a film: other types than VIDEO are films too, as REELS, and only films have a still. */
function isFilm({ media_type, thumbnail_url }: InstagramMedium): boolean {
  return media_type === 'VIDEO' || Boolean(thumbnail_url);
}

export function digestOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
