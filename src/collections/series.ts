import { getCollection } from 'astro:content';
import type { Language } from '#shared/language';
import { newestSeriesFirst, type Series } from '#shared/series';
import { inLanguage, seriesTexts, type Langs } from '#shared/translations';
import type { CatalogueArtwork } from './catalogue.ts';

type Texts = (typeof seriesTexts)[number];
/** What a link to its page shows. */
export type SeriesLink = Pick<Series, 'slug' | 'title' | 'translations'> & { langs?: Langs<Texts> };
export type HungSeries = Series & SeriesLink & { works: CatalogueArtwork[] };

/** Returns the series, the newest first, with the artworks that visitors see. A series without any has no page (rule 106). */
export async function listSeries(works: readonly CatalogueArtwork[]): Promise<HungSeries[]> {
  const byId = new Map(works.map((work) => [work.id, work]));
  const all = (await getCollection('series')).map(({ data }) => data);
  return newestSeriesFirst(all)
    .map((one) => ({ ...one, works: one.artworkIds.flatMap((id) => byId.get(id) ?? []) }))
    .filter((one) => one.works.length > 0);
}

/** Returns the series in a language. Its artworks stay as they are. */
export function seriesIn<One extends SeriesLink>(series: One, language: Language): One {
  return inLanguage(series, seriesTexts, language);
}

export function linkTo({ slug, title, translations }: SeriesLink): SeriesLink {
  return { slug, title, translations };
}

/** Returns the newest series of each artwork, by its id. */
export function newestByWork(all: readonly HungSeries[]): Map<string, SeriesLink> {
  const found = all.flatMap((one) => one.works.map(({ id }) => [id, linkTo(one)] as const));
  return new Map(found.toReversed());
}
