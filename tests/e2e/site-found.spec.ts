import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '#shared/language';
import { sampleArtworks } from '#shared/samples/artworks';
import { readCurrentSite, sitesFolder } from '../../netlify/server/platform/site/site-builds.ts';
import { project } from '../fixtures/start/platform-template.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test('every built page has its title and address, or noindex, is named by its translations as in the sitemap, and finds its files', async ({
  page,
  shop,
}) => {
  const translations = await readTranslations(shop);
  const addresses = await readXml(page, `${shop.url}/sitemap.xml`, 'url > loc');
  const pictures = await readXml(page, `${shop.url}/sitemap.xml`, 'image > loc');
  const paths = builtPages(shop);
  expect(paths.length).toBeGreaterThan(addresses.length);
  const seen = new Set<string>();
  const files = new Set<string>();
  for (const path of paths) {
    const address = path === '/' ? `${shop.url}/` : `${shop.url}${path}`;
    const answer = await fetch(address);
    expect(answer.status, path).toBe(200);
    const html = await answer.text();
    for (const file of filesIn(html)) files.add(file);
    const said = await page.evaluate(readHead, html);
    if (said.robots === 'noindex') {
      expect(addresses, path).not.toContain(address);
      continue;
    }
    expect(addresses, path).toContain(address);
    expect(said, path).toMatchObject({ canonical: address, sharedUrl: address });
    const [en = '', fr, ht, other] = translations.get(address)!.split(',');
    expect(said.alternates, path).toEqual({ en, fr, ht, 'x-default': other });
    expect(said.alternates[said.lang], path).toBe(address);
    expect(translations.get(en), 'mutual').toBe(translations.get(address));
    expect(said.feeds, path).toEqual(['/works.xml', '/rss.xml']);
    for (const text of [said.title, said.description, said.sharedTitle, said.sharedDescription]) {
      expect(text, path).not.toBe('');
    }
    const isWork = /\/art\//.test(path);
    const variant = isWork ? /&w=1200&fm=jpg&q=78$/ : /&w=1200&h=630&fit=cover&fm=jpg$/;
    expect(said.picture, path).toMatch(/\/\.netlify\/images\?url=/);
    expect(said.picture, path).toMatch(variant);
    expect(said.type, path).toBe(isWork ? 'product' : 'website');
    seen.add(`${said.lang} ${said.title}`);
    if (path.startsWith('/art/')) expectWorkData(said.data, address);
    if (path === '/') expectShopData(said, address);
  }
  expect(seen.size).toBe(addresses.length);
  expect(translations.size % languages.length).toBe(0);
  const stored = sampleArtworks.flatMap(({ images }) => images);
  expect(pictures).toHaveLength(stored.length * languages.length);
  for (const picture of new Set(pictures)) expect((await fetch(picture)).status, picture).toBe(200);

  // A script may name further ones.
  for (const file of files) {
    const answer = await fetch(`${shop.url}${file}`);
    expect(answer.status, file).toBe(200);
    if (file.endsWith('.js'))
      for (const further of filesIn(await answer.text())) files.add(further);
  }
  expect([...files].filter((file) => file.endsWith('.js')).length).toBeGreaterThan(20);
});

test("a shared link to an artwork has its whole picture and its price, and its data obeys the page's policy", async ({
  page,
  shop,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${shop.url}/art/choublak`);
  const tags = await page.evaluate(readTags);
  const answer = await page.request.get(tags['og:image'] ?? '');
  const { width, height, format } = await sharp(await answer.body()).metadata();
  expect(format).toBe('jpeg');
  expect(tags).toMatchObject({
    'og:image:width': `${width}`,
    'og:image:height': `${height}`,
    'twitter:card': 'summary_large_image',
    'og:title': 'Choublak · Atelye Solèy · $225.00',
    'product:availability': 'in stock',
    'product:price:currency': 'USD',
  });
  expect(width / height).toBeCloseTo(3 / 4);
  expect(tags['og:image:alt']).toBe(await page.locator('.work-picture img').getAttribute('alt'));
  await expect(page.locator('.work .price')).toHaveText(`$${tags['product:price:amount']}`);
  expect(problems).toEqual([]);
});

test('robots.txt, sitemap and feeds are valid', async ({ page, shop }) => {
  const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
  for (const path of ['/admin', '/order', '/certificate', '/api'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  expect(await readXml(page, `${shop.url}/rss.xml`, 'item > title')).toHaveLength(3);
  const works = await readXml(page, `${shop.url}/works.xml`, 'item > link');
  expect(works).toHaveLength(5);
  expect(works[0]).toBe(`${shop.url}/art/lannwit-sou-mon-yo`);
  for (const [path, feed] of [
    ['/fr/art', '/works.xml'],
    ['/fr/blog', '/rss.xml'],
  ]) {
    await page.goto(`${shop.url}${path}`);
    await expect(page.getByRole('link', { name: 'Suivre par RSS' })).toHaveAttribute('href', feed!);
  }
});

/** Returns for each address of the sitemap those of its translations and of the one for all others. */
async function readTranslations(shop: RunningShop): Promise<Map<string, string>> {
  const xml = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc>.*?<\/url>/g)];
  return new Map(
    entries.map(([entry, address = '']) => {
      const links = [...entry.matchAll(/hreflang="[\w-]+" href="(.*?)"/g)];
      return [address, links.map(([, href]) => href).join()];
    }),
  );
}

function filesIn(text: string): string[] {
  const names = text.matchAll(/(?:_astro|["'`]\.)\/([\w.-]+\.\w+)/g);
  return [...names].map(([, name]) => `/_astro/${name}`);
}

/** Runs in the page: returns its tags for shared links. */
function readTags(): Record<string, string> {
  const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[property], meta[name]')];
  return Object.fromEntries(
    tags.map((tag) => [tag.getAttribute('property') ?? tag.name, tag.content]),
  );
}

/** Returns the texts of some elements. Throws if the document is no XML. */
async function readXml(page: Page, url: string, selector: string): Promise<string[]> {
  const xml = await (await fetch(url)).text();
  return page.evaluate(
    ([text, chosen]) => {
      const parsed = new DOMParser().parseFromString(text!, 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error('This is not XML');
      return [...parsed.querySelectorAll(chosen!)].map(({ textContent }) => textContent ?? '');
    },
    [xml, selector],
  );
}

function readHead(html: string) {
  const { head, documentElement } = new DOMParser().parseFromString(html, 'text/html');
  const read = (selector: string, attribute = 'content') =>
    head.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    lang: documentElement.lang,
    title: head.querySelector('title')?.textContent ?? '',
    description: read('meta[name="description"]'),
    robots: read('meta[name="robots"]'),
    canonical: read('link[rel="canonical"]', 'href'),
    sharedUrl: read('meta[property="og:url"]'),
    sharedTitle: read('meta[property="og:title"]'),
    sharedDescription: read('meta[property="og:description"]'),
    type: read('meta[property="og:type"]'),
    picture: read('meta[property="og:image"]'),
    feeds: [...head.querySelectorAll('link[type="application/rss+xml"]')].map((link) =>
      link.getAttribute('href'),
    ),
    alternates: Object.fromEntries(
      [...head.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ hreflang, href }) => [
        hreflang,
        href,
      ]),
    ) as Record<string, string>,
    data: head.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  };
}

function builtPages({ dataDir }: RunningShop): string[] {
  const home = sitesFolder(project, dataDir);
  const folder = join(home, String(readCurrentSite(home)?.number));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.replace(/(^|\/)(index)?\.html$/, '$1').replace(/\.html$/, '')}`);
}

/** Expects that title, description and data of the home page say what the site is. */
function expectShopData(said: ReturnType<typeof readHead>, url: string): void {
  const name = 'Atelye Solèy';
  for (const text of [said.title, said.description])
    expect(text).toMatch(/^Original .*(paintings .*Haiti|Haitian paintings)/);
  expect(said.title).toContain(name);
  const [site, store] = JSON.parse(said.data)['@graph'];
  const { description } = said;
  expect(site).toMatchObject({ '@type': 'WebSite', name, description, url, inLanguage: 'en' });
  expect(store).toMatchObject({ '@type': 'OnlineStore', name, description, url });
}

/** Expects schema.org data of an artwork for sale. */
function expectWorkData(data: string, url: string): void {
  const work = sampleArtworks.find(({ slug }) => url.endsWith(`/art/${slug}`))!;
  const [artwork, product] = JSON.parse(data)['@graph'];
  const common = { name: work.title, description: work.description, url };
  expect(artwork).toMatchObject({
    '@type': 'VisualArtwork',
    ...common,
    artMedium: work.technique,
    creator: { '@type': 'Person', name: 'Atelye Solèy' },
    image: work.images.map(({ url: picture }) => expect.stringMatching(picture)),
  });
  expect(product).toMatchObject({
    '@type': 'Product',
    ...common,
    sku: work.id,
    offers: {
      '@type': 'Offer',
      url,
      availability: 'https://schema.org/InStock',
      price: `${work.price}.00`,
      priceCurrency: 'USD',
    },
  });
}
