import { describeNews, type NewsKind, type NewsWords } from '#shared/news';
import { newestFirst } from '#shared/newest-first';
import type { Inspiration, ProcessItem } from '#shared/journal';
import type { GalleryArtwork } from '#shared/gallery';
import type { Language } from '#shared/language';
import type { Langs } from '#shared/translations';
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
  picture: ({ src: string } & PictureFacts) | null;
  langs: Langs<'title' | 'description'>;
};
type PictureFacts = { alt: string; lang?: 'en' | undefined; width: number; height: number };
type Entry = (CatalogueArtwork | ProcessItem | Inspiration) & { langs?: NewsItem['langs'] };

const most = 60;

export async function listNews(
  words: Record<NewsKind, NewsWords>,
  language: Language,
): Promise<NewsItem[]> {
  const [works, process, inspirations] = await Promise.all([
    listWorks(language),
    listProcess(language),
    listInspirations(language),
  ]);
  return newestFirst([
    ...works.map((work) =>
      toNewsItem(words.artworks, work, {
        alt: work.imageAlt,
        lang: work.images[0]?.lang,
        width: work.imageWidth,
        height: work.imageHeight,
      }),
    ),
    ...process.map((item) => toNewsItem(words.process, item, { ...item, alt: '' })),
    ...inspirations.map((item) =>
      toNewsItem(words.inspirations, item, {
        ...item,
        alt: item.mediaAlt,
        lang: item.langs?.mediaAlt,
      }),
    ),
  ]).slice(0, most);
}

function toNewsItem(
  words: NewsWords,
  entry: Entry,
  { alt, lang, width, height }: PictureFacts,
): NewsItem {
  const { badge, title, stillUrl, postUrl } = describeNews(words, entry);
  const picture = stillUrl ? { src: stillUrl, alt, lang, width, height } : null;
  return {
    badge,
    title,
    description: entry.description,
    createdAt: entry.createdAt,
    href: postUrl ?? '#',
    shown: postUrl || !picture ? null : shownOf(entry, title, picture),
    picture,
    langs: entry.langs ?? {},
  };
}

function shownOf(
  entry: Entry,
  title: string,
  { src: url, ...picture }: NonNullable<NewsItem['picture']>,
): GalleryArtwork {
  if ('images' in entry) return toGalleryArtwork(entry);
  const { createdAt: id } = entry;
  const { lang, ...facts } = picture;
  const images = [{ url, ...facts, ...(lang && { lang }) }];
  const { langs } = entry;
  const gallery = { id, title, images, technique: '', dimensions: '', year: 0, price: null };
  return langs?.title ? { ...gallery, langs: { title: langs.title } } : gallery;
}
