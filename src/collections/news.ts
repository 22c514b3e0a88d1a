import { describeNews, type NewsKind, type NewsWords } from '#shared/news';
import { newestFirst } from '#shared/newest-first';
import type { Inspiration, ProcessItem } from '#shared/journal';
import type { GalleryArtwork } from '#shared/gallery';
import { listWorks, toGalleryArtwork, type CatalogueArtwork } from './catalogue.ts';
import { listInspirations, listProcess } from './journal.ts';

export type NewsItem = {
  badge: string;
  title: string;
  description: string;
  createdAt: string;
  href: string;
  /** What the gallery shows of an entry without a post. */
  shown: GalleryArtwork | null;
  picture: { src: string; alt: string; width: number; height: number } | null;
};
type PictureFacts = { alt: string; width: number; height: number };

const most = 60;

export async function listNews(words: Record<NewsKind, NewsWords>): Promise<NewsItem[]> {
  const [works, process, inspirations] = await Promise.all([
    listWorks(),
    listProcess(),
    listInspirations(),
  ]);
  return newestFirst([
    ...works.map((work) =>
      toNewsItem(words.artworks, work, {
        alt: work.imageAlt,
        width: work.imageWidth,
        height: work.imageHeight,
      }),
    ),
    ...process.map((item) => toNewsItem(words.process, item, { ...item, alt: '' })),
    ...inspirations.map((item) =>
      toNewsItem(words.inspirations, item, { ...item, alt: item.mediaAlt }),
    ),
  ]).slice(0, most);
}

function toNewsItem(
  words: NewsWords,
  entry: CatalogueArtwork | ProcessItem | Inspiration,
  { alt, width, height }: PictureFacts,
): NewsItem {
  const { badge, title, stillUrl, postUrl } = describeNews(words, entry);
  const picture = stillUrl ? { src: stillUrl, alt, width, height } : null;
  return {
    badge,
    title,
    description: entry.description,
    createdAt: entry.createdAt,
    href: postUrl ?? '#',
    shown: postUrl || !picture ? null : shownOf(entry, title, picture),
    picture,
  };
}

function shownOf(
  entry: CatalogueArtwork | ProcessItem | Inspiration,
  title: string,
  { src: url, ...picture }: NonNullable<NewsItem['picture']>,
): GalleryArtwork {
  if ('images' in entry) return toGalleryArtwork(entry);
  const { createdAt: id } = entry;
  const images = [{ url, ...picture }];
  return { id, title, images, technique: '', dimensions: '', year: 0, price: null };
}
