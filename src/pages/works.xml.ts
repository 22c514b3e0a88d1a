import type { APIContext } from 'astro';
import { formatHour } from '#shared/hour';
import { plainPictureUrl } from '#shared/pictures/picture';
import { listWorks, type CatalogueArtwork } from '../collections/catalogue.ts';
import { listOpenings, nameOfMoment, type Opening } from '../collections/openings.ts';
import { listSeries } from '../collections/series.ts';
import { findShopName, findSiteSettings } from '../collections/site-settings.ts';
import { newestFirst } from '#shared/newest-first';
import { answerFeed } from '../components/feed.ts';
import { escapeXml, textElement } from '../components/xml.ts';
import { en } from '../words/en/site.ts';

const { feeds } = en;

export async function GET({ site }: APIContext): Promise<Response> {
  const [name, works, { timeZone }] = await Promise.all([
    findShopName(),
    listWorks(),
    findSiteSettings(),
  ]);
  const series = await listSeries(works);
  const absolute = (path: string) => new URL(path, site).href;
  const items = [
    ...works.map((work) => ({
      id: `work:${work.id}`,
      title: work.title,
      link: absolute(`/art/${work.slug}`),
      html: pictureHtml(work, site) + paragraphs(textsOf(work, timeZone)),
      createdAt: work.createdAt,
    })),
    ...series.map(({ id, title, slug, text, works: [first], createdAt }) => ({
      id: `series:${id}`,
      title,
      link: absolute(`/series/${slug}`),
      html: pictureHtml(first!, site) + paragraphs([text]),
      createdAt,
    })),
    ...listOpenings(works).map((opening) => openingItem(opening, { timeZone, site })),
  ];
  return answerFeed({
    title: `${name} · ${feeds.works.title}`,
    description: feeds.works.description,
    link: absolute('/art'),
    self: absolute('/works.xml'),
    items: newestFirst(items)
      .slice(0, 50)
      .map(({ createdAt, ...item }) => ({ ...item, date: createdAt })),
  });
}

/** Tells an hour of sale once, when it is decided: services that send a feed as letters take what is newer than their last letter. */
function openingItem(
  { moment, works, decidedAt, path }: Opening,
  { timeZone, site }: { timeZone: string; site: URL | undefined },
) {
  const hour = formatHour(moment.toISOString(), timeZone);
  return {
    id: `opening:${nameOfMoment(moment)}`,
    title: en.states.upcoming.replace('{hour}', hour),
    link: new URL(path, site).href,
    html: works.map((work) => pictureHtml(work, site) + paragraphs([work.title])).join(''),
    createdAt: decidedAt,
  };
}

function paragraphs(texts: string[]): string {
  return texts
    .filter(Boolean)
    .map((text) => textElement('p', text))
    .join('');
}

function textsOf({ state, opensAt, description }: CatalogueArtwork, timeZone: string): string[] {
  const hour = opensAt && formatHour(opensAt, timeZone);
  const words = state === 'upcoming' && hour ? [en.states.upcoming.replace('{hour}', hour)] : [];
  return [...words, description];
}

/** Returns the first photograph as HTML; readers show it above the text. */
function pictureHtml({ imageUrl, imageAlt, imageWidth }: CatalogueArtwork, site?: URL): string {
  const address = new URL(plainPictureUrl(imageUrl, imageWidth), site).href;
  return `<p><img src="${escapeXml(address)}" alt="${escapeXml(imageAlt)}"></p>`;
}
