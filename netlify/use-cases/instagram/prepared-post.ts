import { createHash } from 'node:crypto';
import { mostImages } from '#shared/pictures/images';
import type { InstagramMedium, InstagramPost } from '../../ports/instagram/graph.ts';
import { kindOf, type PostKind } from './captions/hashtags.ts';
import { postPrefix } from './post-record.ts';

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
  /** The key of the post's record: keys sort by time, so the posts after another can be listed. */
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
  const stamp = postedAt.replace(/\D/g, '').slice(0, 14);
  const kind = kindOf(post.caption, saleTag);
  const medium = kind && chooseMedium(post, kind);
  const further = medium?.further.map(({ from }) => from) ?? [];
  const digest = digestOf([post.caption, kind, medium?.from, ...further]);
  return { post, key: `${postPrefix}${stamp}-${post.id}`, postedAt, kind, medium, digest };
}

/** Chooses the film where films are shown, else the first picture; null if Instagram gives none. */
export function chooseMedium(post: InstagramPost, kind: PostKind): ChosenMedium | null {
  const media: InstagramMedium[] = post.children?.data ?? [post];
  if (kind === 'artwork') {
    const [first, ...further] = albumPictures(media);
    if (first) return { ...first, video: null, further };
  }
  const choices = media.map((medium) => toChoice(medium, kind)).filter((one) => one !== null);
  const films = kind === 'process' ? choices.filter(({ video }) => video) : [];
  return films[0] ?? choices[0] ?? null;
}

/** Without films. */
function albumPictures(media: InstagramMedium[]): AlbumPicture[] {
  return media
    .flatMap(({ id, media_type, media_url }) =>
      media_type !== 'VIDEO' && media_url ? [{ from: id, picture: media_url }] : [],
    )
    .slice(0, mostImages);
}

function toChoice(medium: InstagramMedium, kind: PostKind): ChosenMedium | null {
  const { id, media_type, media_url = null, thumbnail_url = null } = medium;
  const further: AlbumPicture[] = [];
  if (media_type !== 'VIDEO')
    return media_url ? { from: id, picture: media_url, video: null, further } : null;
  const isFilm = kind === 'process' || kind === 'inspiration';
  if (isFilm && media_url)
    return { from: `${id}-film`, picture: thumbnail_url, video: media_url, further };
  return thumbnail_url ? { from: id, picture: thumbnail_url, video: null, further } : null;
}

export function digestOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
