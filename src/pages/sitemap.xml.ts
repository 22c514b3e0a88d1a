import type { APIContext } from 'astro';
import { listWorks, type CatalogueArtwork } from '../collections/catalogue.ts';
import { answerXml, parentElement, textElement } from '../components/xml.ts';

const pages = [
  '/',
  '/shop-art',
  '/about',
  '/news-center',
  '/blog',
  '/universe',
  '/art',
  '/artist',
  '/process',
  '/inspirations',
  '/contact',
  '/terms',
  '/privacy',
];
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Every page that search engines may show, with the paintings' pictures. */
export async function GET({ site }: APIContext): Promise<Response> {
  const absolute = (address: string) => new URL(address, site).href;
  const works = (await listWorks()).map((work) => workUrl(work, absolute));
  const urls = pages.map((path) => parentElement('url', [textElement('loc', absolute(path))]));
  return answerXml(`<urlset ${namespaces}>${[...urls, ...works].join('')}</urlset>`);
}

function workUrl(work: CatalogueArtwork, absolute: (address: string) => string): string {
  const image = textElement('image:loc', absolute(work.imageUrl));
  return parentElement('url', [
    textElement('loc', absolute(`/art/${work.slug}`)),
    textElement('lastmod', work.lastModifiedAt),
    parentElement('image:image', [image]),
  ]);
}
