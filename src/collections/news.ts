import { describeNews, type NewsKind, type NewsWords } from '#shared/news';
import { newestFirst } from '#shared/newest-first';
import type { Inspiration, ProcessItem } from '#shared/journal';
import type { GalleryArtwork } from '#shared/gallery';
import { pathIn, type Language } from '#shared/language';
import type { Langs } from '#shared/translations';
import { listWorks, toGalleryArtwork, type CatalogueArtwork } from './catalogue.ts';
import { listSeries, seriesIn, type HungSeries } from './series.ts';
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
  words: Record<NewsKind, NewsWords> & { series: string },
  language: Language,
): Promise<NewsItem[]> {
  const works = await listWorks(language);
  const [series, process, inspirations] = await Promise.all([
    listSeries(works),
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
    ...series.map((one) => toSeriesItem(words.series, one, language)),
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

/** Returns a news item of a series, on its day and with the picture of its first artwork. */
function toSeriesItem(badge: string, one: HungSeries, language: Language): NewsItem {
  const { date, langs, ...series } = seriesIn(one, language);
  const { imageUrl: src, imageAlt: alt, images, imageWidth, imageHeight } = series.works[0]!;
  return {
    badge,
    title: series.title,
    description: series.text,
    createdAt: date || series.createdAt,
    href: pathIn(language, `/series/${series.slug}`),
    shown: null,
    picture: { src, alt, lang: images[0]?.lang, width: imageWidth, height: imageHeight },
    langs: {
      ...(langs?.title && { title: langs.title }),
      ...(langs?.text && { description: langs.text }),
    },
  };
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
