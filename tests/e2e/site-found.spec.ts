import { expect, type Page } from '@playwright/test';
import { imageSize } from 'image-size';
import { test } from '../fixtures/shop.ts';

test('every page of the sitemap says what it is and where it lives', async ({
  page,
  sharedShop,
}) => {
  const addresses = await readXml(page, `${sharedShop.url}/sitemap.xml`, 'url > loc');
  expect(addresses.length).toBe(18);
  for (const address of addresses) {
    const html = await (await fetch(address)).text();
    const said = await page.evaluate(readHead, html);
    expect(said.canonical).toBe(address);
    expect(said.title).not.toBe('');
    expect(said.description).not.toBe('');
    expect(said.shared).toBe(address);
  }
});

test('a work’s page carries its data and a picture to share', async ({ page, sharedShop }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const address = `${sharedShop.url}/art/choublak`;
  await page.goto(address);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const [artwork, product] = JSON.parse(data ?? '')['@graph'];
  expect(artwork).toMatchObject({ '@type': 'VisualArtwork', name: 'Choublak', url: address });
  expect(product).toMatchObject({ '@type': 'Product', sku: 'choublak' });
  expect(product.offers).toMatchObject({
    availability: 'https://schema.org/InStock',
    price: '225.00',
    priceCurrency: 'USD',
  });
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(picture ?? '');
  expect(imageSize(await answer.body())).toMatchObject({ width: 1200, height: 630, type: 'jpg' });
  expect(problems).toEqual([]);
});

test('robots and feed readers find their way', async ({ page, sharedShop }) => {
  const robots = await (await fetch(`${sharedShop.url}/robots.txt`)).text();
  for (const path of ['/admin', '/order', '/api']) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${sharedShop.url}/sitemap.xml`);
  expect(await readXml(page, `${sharedShop.url}/rss.xml`, 'item > title')).toHaveLength(3);
  const works = await readXml(page, `${sharedShop.url}/works.xml`, 'item > link');
  expect(works).toHaveLength(5);
  expect(works[0]).toBe(`${sharedShop.url}/art/lannwit-sou-mon-yo`);
});

/** The texts of some elements; throws when the document is no XML. */
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
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  const read = (selector: string, attribute: string) =>
    head.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    title: head.querySelector('title')?.textContent ?? '',
    description: read('meta[name="description"]', 'content'),
    canonical: read('link[rel="canonical"]', 'href'),
    shared: read('meta[property="og:url"]', 'content'),
  };
}
