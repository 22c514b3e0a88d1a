import type { APIContext } from 'astro';
import { formatHour } from '#shared/hour';
import { plainPictureUrl } from '#shared/pictures/picture';
import { listWorks, type CatalogueArtwork } from '../collections/catalogue.ts';
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
  const told = [
    ...works.map((work) => ({
      ...work,
      path: `/art/${work.slug}`,
      work,
      texts: textsOf(work, timeZone),
    })),
    ...series.map((one) => ({
      ...one,
      path: `/series/${one.slug}`,
      work: one.works[0]!,
      texts: [one.text],
    })),
  ];
  return answerFeed({
    title: `${name} · ${feeds.works.title}`,
    description: feeds.works.description,
    link: new URL('/art', site).href,
    items: newestFirst(told)
      .slice(0, 50)
      .map(({ title, path, work, texts, createdAt }) => ({
        title,
        link: new URL(path, site).href,
        html: [
          pictureHtml(work, site),
          ...texts.map((text) => text && textElement('p', text)),
        ].join(''),
        date: createdAt,
      })),
  });
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
