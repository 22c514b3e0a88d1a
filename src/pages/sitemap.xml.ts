import type { APIContext } from 'astro';
import { pathIn, siteLanguages, type Language } from '#shared/language';
import { listWorks, type CatalogueArtwork } from '../collections/catalogue.ts';
import { listSeries } from '../collections/series.ts';
import { findSiteSettings } from '../collections/site-settings.ts';
import { cutIntoPages, wallPagePath } from '../collections/wall-pages.ts';
import { answerXml, parentElement, textElement } from '../components/xml.ts';

const home = './[...lang]';
/** All pages by their files, with the text of each. */
const sources = import.meta.glob<string>('./**/*.astro', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Those of one address that search engines may list. */
const pages = Object.entries(sources)
  .filter(([file, source]) => file.startsWith(home) && !source.includes('robots="noindex"'))
  .map(
    ([file]) => file.slice(home.length).replace(/(\/index|\/\[\.\.\.page\])?\.astro$/, '') || '/',
  )
  .filter((path) => !path.includes('['));
const walls = ['/shop-art', '/art'];
type Absolute = (address: string) => string;

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export async function GET({ site }: APIContext): Promise<Response> {
  const absolute = (address: string) => new URL(address, site).href;
  const works = await listWorks();
  const listed = [
    ...[...pages, ...furtherWallPages(works)].map((path) => ({ path, facts: [] })),
    ...works.map((work) => ({ path: `/art/${work.slug}`, facts: factsOf(work, absolute) })),
    ...(await listSeries(works)).map(({ slug, lastModifiedAt }) => ({
      path: `/series/${slug}`,
      facts: [textElement('lastmod', lastModifiedAt)],
    })),
  ];
  const languages = siteLanguages(await findSiteSettings());
  const urls = listed.flatMap(({ path, facts }) => {
    const alternates = alternatesOf(path, languages, absolute);
    return languages.map((language) => {
      const address = textElement('loc', absolute(pathIn(language, path)));
      return parentElement('url', [address, ...facts, ...alternates]);
    });
  });
  return answerXml(`<urlset ${namespaces}>${urls.join('')}</urlset>`);
}

function furtherWallPages(works: CatalogueArtwork[]): string[] {
  const further = cutIntoPages(works).slice(1);
  return walls.flatMap((wall) => further.map(({ number }) => wallPagePath(wall, number)));
}

function factsOf(work: CatalogueArtwork, absolute: Absolute): string[] {
  const images = work.images.map(({ url }) =>
    parentElement('image:image', [textElement('image:loc', absolute(url))]),
  );
  return [textElement('lastmod', work.lastModifiedAt), ...images];
}

/** Returns the links between the languages of a page. Each page of a group names all of them, also itself. */
function alternatesOf(path: string, languages: Language[], absolute: Absolute): string[] {
  if (languages.length === 1) return [];
  const link = (name: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${absolute(pathIn(language, path))}"/>`;
  return [...languages.map((language) => link(language, language)), link('x-default', 'en')];
}
