import type { Artwork } from '#shared/artwork';
import { isForSale } from '#shared/availability';
import { picturesUrl } from '../fixtures/instagram/pictures.ts';
import { artworks } from './works.ts';

/** As the painter writes of a painting. */
const captions = {
  plain: (title: string, facts: string) => `“${title}” oil on canvas, ${facts} #ArtForSale`,
  again: (title: string, facts: string) => `“${title}” is still available! ${facts} #ArtForSale`,
  detail: (title: string, facts: string) =>
    `Detail of “${title}” 🔍 ${facts.split(', ')[1]} #ArtForSale`,
  sold: (title: string, facts: string) => `SOLD\n“${title}”\n${facts} #ArtForSale`,
  none: (title: string) => `${title}, first layer`,
};
export type Wording = keyof typeof captions;

/** The originals that were typed, two that are posted only, and twins of one title that are two paintings. */
const paintings = [
  ...artworks.slice(0, 2).map(({ title, dimensions, price }) => ({
    title,
    facts: `${dimensions}, $${price}`,
  })),
  { title: 'Reyinyon', facts: '24 x 36 in, $900' },
  { title: 'Twa Kouzin', facts: '24 x 36 in, $900' },
  { title: 'Twa Kouzin', facts: '24 x 36 in, $900' },
  { title: 'Twa Kouzin', facts: '30 x 40 cm, $400' },
];
export const paintingCount = paintings.length;

const account = { user_id: '17841400000000000', username: 'atelye' };

type Post = { id: string; painting: number; wording: Wording; timestamp: string };

/** Opens the painter's account on Instagram, newest post first. */
export function openFeed() {
  let posts: Post[] = [];
  /** Of an account that is switched off. */
  let lost: Post[] = [];
  /** Of all posts, deleted ones too. */
  let shown = new Map<string, number>();
  const describe = ({ id, painting, wording, timestamp }: Post) => {
    const { title, facts } = paintings[painting]!;
    const media_url = `${picturesUrl}/${id}.jpg`;
    return {
      id,
      timestamp,
      media_url,
      media_type: 'IMAGE',
      caption: captions[wording](title, facts),
    };
  };
  return {
    answer(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/me')) return answered({ ...account, media_count: posts.length });
      if (pathname.endsWith('/media')) return answered({ data: posts.map(describe) });
      const post = posts.find(({ id }) => pathname.endsWith(`/${id}`));
      if (post) return answered(describe(post));
      return answered({ error: { code: 100, error_subcode: 33 } }, 400);
    },
    post(painting: number, wording: Wording, at: number): void {
      const id = `17${String(shown.size).padStart(8, '0')}`;
      shown.set(id, painting);
      posts.unshift({ id, painting, wording, timestamp: new Date(at).toISOString() });
    },
    edit(which: number, wording: Wording): void {
      const post = posts[which % Math.max(1, posts.length)];
      if (post) post.wording = wording;
    },
    remove(which: number): void {
      posts.splice(which % Math.max(1, posts.length), 1);
    },
    /** Switches the account off, as an empty list, or on. */
    turn(isOn: boolean): void {
      [posts, lost] = isOn ? [[...posts, ...lost], []] : [[], [...posts, ...lost]];
    },
    reset(): void {
      posts = [];
      lost = [];
      shown = new Map();
    },
    /** Returns the painting that an artwork shows, or null for a print. */
    paintingOf({ id, instagramPostId }: Artwork): number | null {
      if (instagramPostId) return shown.get(instagramPostId) ?? null;
      const index = artworks.findIndex((artwork) => artwork.id === id);
      return index < 2 ? index : null;
    },
  };
}

/** Returns paintings that can be bought as two artworks, or are taken twice. `taken`: artworks of live takes. */
export function findTwice(
  feed: ReturnType<typeof openFeed>,
  stored: ReadonlyMap<string, Artwork>,
  taken: string[],
): string[] {
  return paintings.flatMap(({ title }, painting) => {
    const shows = (artwork: Artwork | undefined) =>
      artwork && feed.paintingOf(artwork) === painting;
    const forSale = [...stored.values()].filter((artwork) => shows(artwork) && isForSale(artwork));
    const takes = taken.filter((id) => shows(stored.get(id)));
    return [
      ...(forSale.length > 1
        ? [`${title} is for sale as ${forSale.map(({ id }) => id).join()}`]
        : []),
      ...(takes.length > 1 ? [`${title} is taken as ${takes.join()}`] : []),
    ];
  });
}

async function answered(body: object, status = 200): Promise<Response> {
  return Response.json(body, { status });
}
