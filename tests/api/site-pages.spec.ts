import { expect } from '@playwright/test';
import sharp from 'sharp';
import { isWritten } from '#shared/pictures/variants';
import { sampleArtworks } from '#shared/samples/artworks';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { addWorks } from '../fixtures/artworks/more-works.ts';
import { test } from '../fixtures/shop.ts';
import { worksOf } from '../fixtures/works-of-page.ts';

const added = 50;
const total = sampleArtworks.length + added;

test('pages write no variant of a picture that an own server would not make (rule 109)', async ({
  shop,
}) => {
  const read = async (address: string) => (await fetch(address)).text();
  const pages = [...(await read(`${shop.url}/sitemap.xml`)).matchAll(/<loc>([^<]+)/g)];
  expect(pages.length).toBeGreaterThan(20);
  const addresses = new Set<string>();
  for (const [, page] of pages) {
    const html = (await read(page!)).replaceAll('&#38;', '&').replaceAll('&amp;', '&');
    for (const [found] of html.matchAll(/\/\.netlify\/images\?[^\s"<]+/g)) addresses.add(found);
  }
  expect(addresses.size).toBeGreaterThan(200);
  const sizes = new Map<string, Promise<{ width: number; height: number }>>();
  const measure = async (path: string) => {
    const source = await (await fetch(shop.url + path)).bytes();
    return (await sharp(source).metadata()).autoOrient;
  };
  const others: string[] = [];
  for (const address of addresses) {
    const { url = '', ...query } = Object.fromEntries(new URL(address, shop.url).searchParams);
    if (!sizes.has(url)) sizes.set(url, measure(url));
    const number = (name: string) => (query[name] ? Number(query[name]) : undefined);
    const asked = { w: number('w'), h: number('h'), q: number('q'), fm: query['fm'] };
    if (!isWritten(asked, await sizes.get(url)!)) others.push(address);
  }
  expect(others).toEqual([]);
});

test('A long list has several pages; an edited artwork changes only its own page and its list page @nightly', async ({
  launch,
}) => {
  const shop = await launch();
  const admin = await shop.admin();
  addWorks(shop, added);
  await shop.buildNow();
  const sitemap = await read('/sitemap.xml');
  for (const [base, heading] of [
    ['/shop-art', 'Shop My Art'],
    ['/art', 'The Art'],
  ] as const) {
    const [first, second] = await Promise.all([read(base), read(`${base}/page/2`)]);
    expect(first).toContain(`href="${base}/page/2"`);
    expect(second).toContain(`href="${base}"`);
    expect(second).toContain(`<title>${heading}, page 2 · Atelye Solèy</title>`);
    expect(second).toContain(`<link rel="canonical" href="${shop.url}${base}/page/2">`);
    expect(sitemap).toContain(`<loc>${shop.url}${base}/page/2</loc>`);
    expect(sitemap).not.toContain(`${base}/page/3`);
    const shown = [...worksOf(first), ...worksOf(second)];
    expect(new Set(shown).size).toBe(total);
    expect(shown).toHaveLength(total);
  }

  // A build reuses the second page unless something on it has changed.
  const firstPage = await read('/shop-art');
  const other = `/art/${worksOf(firstPage).at(-1)}`;
  const untouched = await read(other);
  const edited = worksOf(await read('/shop-art/page/2')).at(-1)!;
  expect(worksOf(firstPage)).not.toContain(edited);
  const edit = artworkBody({ title: 'Etid', description: 'Told anew.' });
  expect((await admin.send('PATCH', `/api/admin/artworks/${edited}`, edit)).status).toBe(200);
  await shop.buildNow();
  for (const path of [`/art/${edited}`, '/shop-art/page/2']) {
    expect(await read(path), path).toContain('Told anew.');
  }
  expect(await read('/shop-art')).toBe(firstPage);
  expect(await read(other)).toBe(untouched);

  async function read(path: string): Promise<string> {
    const answer = await fetch(`${shop.url}${path}`);
    expect(answer.status, path).toBe(200);
    return answer.text();
  }
});
