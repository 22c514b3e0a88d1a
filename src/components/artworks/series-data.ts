import type { CatalogueArtwork } from '../../collections/catalogue.ts';
import type { HungSeries } from '../../collections/series.ts';

type Described = {
  works: readonly CatalogueArtwork[];
  painter: string;
  description: string;
  absolute: (path: string) => string;
};

/** Builds schema.org data: an exhibition on its day, or without a day a collection. */
export function describeSeries(
  { slug, title: name, date }: HungSeries,
  { works, painter, description, absolute }: Described,
) {
  const url = absolute(`/series/${slug}`);
  const person = { '@type': 'Person', name: painter };
  const shown = works.map((work) => ({
    '@type': 'VisualArtwork',
    name: work.title,
    url: absolute(`/art/${work.slug}`),
    creator: person,
  }));
  const common = { '@context': 'https://schema.org', name, description, url };
  const image = works.slice(0, 1).map(({ imageUrl }) => new URL(imageUrl, url).href);
  if (!date) return { ...common, '@type': 'Collection', image, creator: person, hasPart: shown };
  return {
    ...common,
    '@type': 'ExhibitionEvent',
    image,
    startDate: date,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: person,
    workFeatured: shown,
  };
}
