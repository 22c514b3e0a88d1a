import { expect, type Locator, type Page } from '@playwright/test';
import { kinds } from '../fixtures/artworks/long-wall.ts';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { sights } from '../fixtures/rounds.ts';
import { worksOf } from '../fixtures/works-of-page.ts';
import { test } from '../fixtures/shop.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const windows = sights<[width: number, height: number]>(
  [
    [820, 1180],
    [1280, 600],
    [2560, 1440],
  ],
  [
    [1280, 720],
    [1440, 789],
    [1920, 1080],
  ],
);

/** Works that say nothing but what stands in place of a price. */
const states = {
  [kinds.onRequest]: ['on-request', 'Price on request'],
  [kinds.upcoming]: ['upcoming', /^On sale /],
  [kinds.untold]: ['available', '$100.00'],
  'bato-anba-loraj': ['reserved', /^Reserved until /],
} as const;

test('on a telephone the price stands within the first 1,000 px, below what a buyer trusts; the strip weighs 70 kB at most (rule 91), a picture of the wall 40 kB', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  for (const language of ['', '/fr', '/ht']) {
    await page.goto(`${shop.url}${language}/art/choublak`);
    const trusted = await boxOf(page.locator('.what-you-get'));
    const price = await boxOf(page.locator('.work .price'));
    expect(trusted.bottom).toBeLessThan(price.top);
    expect(trusted.bottom - trusted.top).toBeLessThan(4 * 30);
    expect(price.bottom).toBeLessThanOrEqual(1000);
    const buy = await boxOf(page.locator('.work .offer .button').last());
    expect(buy.right).toBeCloseTo((await boxOf(page.locator('.work'))).right, 0);
  }
  const strip = page.locator('.near img');
  await strip.scrollIntoViewIfNeeded();
  const address = await strip.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.currentSrc;
  });
  expect(await weigh(page, address)).toBeLessThanOrEqual(70_000);
  await page.goto(`${shop.url}/shop-art`);
  const largest = await page
    .locator('[data-artwork=choublak] source[media][type="image/avif"]')
    .evaluate((source: HTMLSourceElement) => source.srcset.split(', ').at(-1)!.split(' ')[0]!);
  expect(await weigh(page, shop.url + largest)).toBeLessThanOrEqual(40_000);
});

test('a painting of any shape is whole at first sight, in windows from 600 px high on', async ({
  page,
  wallShop: shop,
}) => {
  for (const { id, ratio } of [kinds.upright, kinds.square, kinds.broad, kinds.panorama]) {
    const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ratio} 1"/>`;
    await page.route('**/.netlify/images*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body }),
    );
    await page.goto(`${shop.url}/art/${id}`);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const painting = page.locator('.work-picture');
      const where = `${id} at ${width} × ${height} px`;
      await expect(painting, where).toBeInViewport({ ratio: 1 });
      const box = await boxOf(painting);
      expect((box.right - box.left) / (box.bottom - box.top), where).toBeCloseTo(ratio, 1);
    }
  }
});

test('what stands in place of a price has its place and its type, and the note about shipping stands 8 px below', async ({
  page,
  wallShop: shop,
}) => {
  await newBuyer(shop).orderByTransfer(['bato-anba-loraj']);
  for (const [slug, [state, told]] of Object.entries(states)) {
    await page.goto(`${shop.url}/art/${slug}`);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await expect(page.locator(`article[data-state=${state}]`)).toBeVisible();
      const place = page.locator('.work :is(.price, .artwork-words)').getByText(told);
      await expect(place, slug).toHaveCSS('font-size', '28.22px');
      const facts = await boxOf(page.locator('.work dl'));
      const words = await boxOf(page.locator('.work :is(.price, .artwork-words):visible').last());
      expect(words.top, slug).toBeGreaterThanOrEqual(facts.bottom);
      const note = await boxOf(page.locator('.terms-note'));
      expect(note.top - words.bottom, slug).toBeCloseTo(8, 0);
    }
  }
});

test('the static pages know a work as sold, and two lists over all works of a long wall, which search engines do not list', async ({
  wallShop: { url },
}) => {
  const read = async (path: string) => (await fetch(url + path)).text();
  const card = new RegExp(`data-artwork="${kinds.sold}"[^>]*data-state="sold"`);
  expect(await read('/shop-art')).toMatch(card);
  const page = await read(`/art/${kinds.sold}`);
  expect(page).toContain('"availability":"https://schema.org/SoldOut"');
  expect(page).not.toContain('777.00');

  const links = ['/shop-art/available', '/shop-art/price'];
  const wall = await read('/shop-art');
  for (const link of links) {
    expect(wall).toContain(`href="${link}"`);
    const list = await read(link);
    expect(list).toMatch(/<meta name="robots" content="noindex"/);
    expect(list).toContain(`<link rel="canonical" href="${url}/shop-art"`);
    expect(await read('/sitemap.xml')).not.toContain(link);
  }
  const [available, byPrice] = await Promise.all(
    links.map(async (link) => worksOf(await read(link))),
  );
  expect(available!.length).toBe(worksOf(wall).length - 2);
  for (const id of [kinds.sold, kinds.notForSale]) expect(available).not.toContain(id);
  expect(byPrice!.toSorted()).toEqual(worksOf(wall).toSorted());
  expect(byPrice).not.toEqual(worksOf(wall));
});

async function weigh(page: Page, address: string): Promise<number> {
  const { length } = await (await page.request.get(address)).body();
  return length;
}

test('a page has the facts that are told, a strip of a detail or of a large painting, and a panorama over its label (rule 91); a sold work invites to something like it and to the newsletter', async ({
  page,
  wallShop: shop,
}) => {
  await page.setViewportSize(desktop);
  const told = page.locator('.what-you-get p');
  const strip = page.locator('.near');
  const picture = page.locator('.work-picture');
  const label = page.locator('.work-label');

  await page.goto(`${shop.url}/art/tanbouye`);
  await expect(told).toHaveText([
    'Framed, signed on the back, with certificate',
    '1.5 in (3.8 cm) deep, 2.5 kg (5.5 lb)',
  ]);
  await expect(strip).toHaveAccessibleName('View Tanbouyè, detail full screen.');
  const newsletter = page.getByRole('article').getByRole('button', { name: 'Join' });
  await expect(newsletter).toBeHidden();
  const upright = await boxOf(picture);
  expect(upright.right - upright.left).toBeCloseTo((900 - 13.5 * 17) * 0.8, 0);
  expect((await boxOf(label)).left - upright.right).toBeLessThan(90);
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect((await boxOf(label)).right).toBeLessThan(1024 * (11 / 12) + 1);
  await page.setViewportSize(desktop);
  await strip.click();
  await expect(page.getByRole('dialog', { name: 'Gallery' }).getByText('2 of 2')).toBeVisible();

  await page.goto(`${shop.url}/art/lannwit-sou-mon-yo`);
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await expect(told).toHaveCount(0);
  await expect(strip).toHaveAccessibleName('View Lannwit sou Mòn yo, detail full screen.');

  await page.goto(`${shop.url}/art/${kinds.sold}`);
  await expect(newsletter).toBeVisible();
  await page.getByRole('link', { name: 'Something like this?' }).click();
  await expect(page.getByRole('dialog', { name: 'Something like this?' })).toBeVisible();

  await page.goto(`${shop.url}/art/bato-anba-loraj`);
  await expect(strip).toHaveCount(0);

  await page.goto(`${shop.url}/fr/art/${kinds.panorama.id}`);
  await expect(strip).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Voir .*, dos en plein écran\.$/ })).toBeVisible();
  const wide = await boxOf(picture);
  expect(wide.right - wide.left).toBeCloseTo(1200, 0);
  expect((await boxOf(label)).top).toBeGreaterThan(wide.bottom);
  await expectAccessibleEverywhere(page);
});

/** Returns pixels from the start of the page, which is not scrolled. */
async function boxOf(element: Locator) {
  const box = (await element.boundingBox())!;
  const { x: left, y: top } = box;
  return { left, top, right: left + box.width, bottom: top + box.height };
}
