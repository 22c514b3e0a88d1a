import type { APIContext } from 'astro';
import { listWorks, type CatalogueArtwork } from '../collections/catalogue.ts';
import { cutIntoPages, wallPagePath } from '../collections/wall-pages.ts';
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
const walls = ['/shop-art', '/art'];
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export async function GET({ site }: APIContext): Promise<Response> {
  const absolute = (address: string) => new URL(address, site).href;
  const works = await listWorks();
  const urls = [...pages, ...furtherWallPages(works)].map((path) =>
    parentElement('url', [textElement('loc', absolute(path))]),
  );
  const workUrls = works.map((work) => workUrl(work, absolute));
  return answerXml(`<urlset ${namespaces}>${[...urls, ...workUrls].join('')}</urlset>`);
}

function furtherWallPages(works: CatalogueArtwork[]): string[] {
  const further = cutIntoPages(works).slice(1);
  return walls.flatMap((wall) => further.map(({ number }) => wallPagePath(wall, number)));
}

function workUrl(work: CatalogueArtwork, absolute: (address: string) => string): string {
  const images = work.images.map(({ url }) =>
    parentElement('image:image', [textElement('image:loc', absolute(url))]),
  );
  return parentElement('url', [
    textElement('loc', absolute(`/art/${work.slug}`)),
    textElement('lastmod', work.lastModifiedAt),
    ...images,
  ]);
}
