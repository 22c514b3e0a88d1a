import type { FeedMedium, FeedPost } from './feed.ts';
import { signMedium } from './sample-media.ts';

const mostOnPage = 100;
const usualOnPage = 25;

/** The base of addresses, and whether the addresses of media are left out. */
export type PostOptions = { base: string; isWithoutMedia: boolean };

/** Returns a post as Instagram's API gives it. */
export function describePost(post: FeedPost, telling: PostOptions): Record<string, unknown> {
  const { odd = {}, without = [] } = post;
  const fields = Object.entries({ ...describeWhole(post, telling), ...odd });
  return Object.fromEntries(fields.filter(([name]) => !without.includes(name)));
}

function describeWhole({ id, caption, timestamp, media }: FeedPost, telling: PostOptions) {
  const [first] = media;
  const children = media.map((medium, index) =>
    describeMedium(`${id}${index + 1}`, medium, telling),
  );
  return {
    ...(first && describeMedium(id, first, telling)),
    ...(media.length > 1 && { media_type: 'CAROUSEL_ALBUM', children: { data: children } }),
    id,
    ...(caption && { caption }),
    media_product_type: first?.file.endsWith('.mp4') ? 'REELS' : 'FEED',
    permalink: `https://www.instagram.com/p/${id}/`,
    timestamp: new Date(timestamp).toISOString().replace(/\.\d+Z$/, '+0000'),
  };
}

/** Returns a page of posts with its cursors, or null for a cursor that no post has. The cursor is the last post's id. */
export function describePage(posts: FeedPost[], query: URLSearchParams, telling: PostOptions) {
  const after = query.get('after');
  const start = after ? posts.findIndex(({ id }) => id === fromCursor(after)) + 1 : 0;
  if (after && start === 0) return null;
  const limit = Math.min(Number(query.get('limit') ?? usualOnPage), mostOnPage);
  const page = posts.slice(start, start + limit);
  const last = page.at(-1);
  const next = new URLSearchParams(query);
  if (last) next.set('after', toCursor(last.id));
  const cursors = last && { before: toCursor(page[0]!.id), after: toCursor(last.id) };
  const hasMore = start + limit < posts.length;
  return {
    data: page.map((post) => describePost(post, telling)),
    paging: { cursors, ...(hasMore && { next: `${telling.base}/instagram/me/media?${next}` }) },
  };
}

function describeMedium(id: string, medium: FeedMedium, { base, isWithoutMedia }: PostOptions) {
  const isVideo = medium.file.endsWith('.mp4');
  const poster = { file: medium.file.replace('.mp4', '.jpg') };
  return {
    id,
    media_type: isVideo ? 'VIDEO' : 'IMAGE',
    ...(!isWithoutMedia && { media_url: signMedium(base, id, medium) }),
    ...(isVideo && { thumbnail_url: signMedium(base, `${id}0`, poster) }),
  };
}

function toCursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}

function fromCursor(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString();
}
