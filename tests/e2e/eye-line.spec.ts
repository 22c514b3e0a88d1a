import { expect, type Locator, type Page } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { readSides } from '#shared/wall/dimensions';
import { wallSize } from '#shared/wall/wall-size';
import { artworkPath } from '../api/artworks-client.ts';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { sights } from '../fixtures/rounds.ts';
import { test } from '../fixtures/shop.ts';
import { holdCalls } from './held-calls.ts';
import { expectAccessible } from './site-page.ts';

const windows = sights<[width: number, height: number, hung: number]>(
  [
    [390, 844, 4],
    [1440, 900, 3],
  ],
  [
    [820, 1180, 4],
    [2560, 1440, 4],
  ],
);

const wallOf = (page: Page) => page.getByRole('region', { name: 'On the wall now' });
const moreOf = (page: Page) => page.getByRole('region', { name: 'More on the wall' });

test('home and the page of a work hang works with their middles on one line and their prices, from 1024 px on at true relative size, below as large as paintings', async ({
  page,
  shop,
}) => {
  for (const [path, rowOf] of [
    ['', wallOf],
    ['/art/bato-anba-loraj', moreOf],
  ] as const) {
    await page.goto(shop.url + path);
    for (const [width, height, hung] of windows) {
      await page.setViewportSize({ width, height });
      await expectHung(rowOf(page), hung, { width, height });
    }
  }
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first scroll of home shows a work, its price and the way to the shop; Tab and arrow keys reach every work', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url);
    await expect(page.getByRole('link', { name: 'See what is for sale' })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, innerHeight));
    const wall = wallOf(page);
    const works = wall.getByRole('listitem');
    await expect(works.first().locator('.hung')).toBeInViewport({ ratio: 1 });
    await expect(works.first().getByText('$125.00')).toBeInViewport();
    await expect(wall.getByRole('link', { name: 'See all 5 works' })).toBeInViewport();

    await works.first().getByRole('link').focus();
    for (const index of [0, 1, 2]) {
      await expectSnapped(works.nth(index).locator('.hung'));
      // The next one looks in at the edge of the screen.
      const next = (await works
        .nth(index + 1)
        .locator('.hung')
        .boundingBox())!;
      expect(next.x).toBeLessThan(390 - 16);
      expect(next.x + next.width).toBeGreaterThan(390);
      await page.keyboard.press('ArrowRight');
    }
    await expect(works.last().locator('.hung')).toBeInViewport({ ratio: 1 });
    for (const index of [1, 2, 3]) {
      await page.keyboard.press('Tab');
      await expect(works.nth(index).getByRole('link')).toBeFocused();
      await expect(works.nth(index).locator('.hung')).toBeInViewport();
    }
    await wall.getByRole('link', { name: 'See all 5 works' }).tap();
    await expect(page).toHaveURL(/\/shop-art$/);
  });
});

test('home shows what was sold, held or has another price since the build, and no picture of it comes before the hero’s', async ({
  page,
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  await buyer.orderByTransfer(['tanbouye']);
  const sold = (await newBuyer(shop).orderByTransfer(['choublak'], 'anna@example.com')).body;
  await admin.setStatus(sold.orderId, 'processing');
  const repriced = artworkBody({ title: 'Lannwit sou Mòn yo', price: '1250.50' });
  await admin.send('PATCH', artworkPath('lannwit-sou-mon-yo'), repriced);

  const order: string[] = [];
  const isHero = (url: string) => /images.*bato-anba-loraj/.test(url);
  page.on('request', (request) => {
    if (/images.*(tanbouye|choublak|lannwit)/.test(request.url())) order.push('wall');
  });
  page.on('requestfinished', (request) => isHero(request.url()) && order.push('hero'));
  const letHero = await holdCalls(page, /images.*bato-anba-loraj/);
  await page.goto(shop.url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  letHero();
  await expect.poll(() => order.length).toBeGreaterThan(3);
  expect(order[0]).toBe('hero');

  const work = (title: string) => wallOf(page).getByRole('listitem').filter({ hasText: title });
  await expect(work('Tanbouyè').getByText('Reserved')).toBeVisible();
  await expect(work('Tanbouyè').getByText('$175.00')).toBeVisible();
  await expect(work('Choublak').getByText('Sold')).toBeVisible();
  await expect(work('Choublak').getByText('$225.00')).toBeHidden();
  await expect(work('Lannwit sou Mòn yo').getByText('$1,250.50')).toBeVisible();
  await expectAccessible(page);
});

type Screen = { width: number; height: number };

/**
 * Expects middles within 1 px of the line, and sizes within 1 %: true ones, or in a strip those of the wall. There the first work has 60 % of the
 * screen's width or 62 % of its height, and none is wider than 92 % of the column.
 */
async function expectHung(row: Locator, count: number, screen: Screen): Promise<void> {
  const works = row.getByRole('listitem').filter({ visible: true });
  const where = `${screen.width} px`;
  await expect(works, where).toHaveCount(count);
  const hung: { usual: number; middle: number; width: number; height: number }[] = [];
  for (const work of await works.all()) {
    const name = (await work.getByRole('link').textContent()) ?? '';
    const { title, dimensions } = sampleArtworks.find((one) => name.includes(one.title))!;
    const [wide, high] = readSides(dimensions)!;
    const { y, width, height } = (await work.locator('.hung').boundingBox())!;
    expect(width / height / (wide / high), title).toBeCloseTo(1, 2);
    await expect(work.locator('.price'), title).toBeVisible();
    const usual = screen.width < 1024 ? wallSize(dimensions, wide / high).width : wide;
    hung.push({ usual, middle: y + height / 2, width, height });
  }
  const [first] = hung as [(typeof hung)[number]];
  for (const { usual, middle, width } of hung) {
    const most = screen.width < 1024 ? 0.92 * (5 / 6) * screen.width : Infinity;
    const told = Math.min(most, (usual * first.width) / first.usual);
    expect(Math.abs(width / told - 1), where).toBeLessThanOrEqual(0.01);
    expect(Math.abs(middle - first.middle), where).toBeLessThanOrEqual(1);
  }
  if (screen.width >= 1024) return;
  const { width, height } = first;
  expect(Math.max(width / (0.6 * screen.width), height / (0.62 * screen.height))).toBeCloseTo(1, 2);
}

async function expectSnapped(picture: Locator): Promise<void> {
  await expect
    .poll(async () => Math.abs((await picture.boundingBox())!.x - 32.5))
    .toBeLessThanOrEqual(1);
}
