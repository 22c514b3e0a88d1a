import { expect, type Page } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { meanSide } from '#shared/wall/mean-side';
import { wallRanges } from '#shared/wall/wall-rows';
import { worksOnWall } from '../fixtures/artworks/long-wall.ts';
import { artworkKey, listRecords, readRecord } from '../fixtures/records.ts';
import { sights } from '../fixtures/rounds.ts';
import { test as base } from '../fixtures/shop.ts';
import { expectAccessible } from './site-page.ts';

// `unit/wall-size` packs the rows of each width.
const furtherWindows = sights<[width: number, height: number]>(
  [],
  [
    [820, 1180],
    [2560, 1440],
  ],
);
const languages = sights<[path: string, button: string]>(
  [
    ['', 'Add to Cart'],
    ['/fr', 'Ajouter au panier'],
  ],
  [['/ht', 'Mete nan panye']],
);
const columns = sights<[width: number, count: number]>(
  [
    [390, 1],
    [1440, 3],
  ],
  [[820, 2]],
);

type Box = { left: number; right: number; top: number; bottom: number };
type Shown = {
  id: string;
  item: Box;
  picture: Box;
  image: Box;
  details: Box;
  mark: Box;
  size: { w: number; ratio: number; share: number };
  mean: number | null;
};

/** The works by their ids. Each picture is a drawing that has the ratio of its artwork. */
const test = base.extend<{ works: Map<string, Artwork> }>({
  works: async ({ page, wallShop }, use) => {
    const keys = listRecords(wallShop, artworkKey(''));
    const works = keys.map((key) => readRecord<Artwork>(wallShop, key));
    await drawPictures(page, works);
    await use(new Map(works.map((work) => [work.id, work])));
  },
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each work has its size, a card three lines of its words, and the gallery seven dots', async ({
    page,
    wallShop: shop,
    works,
  }) => {
    await page.goto(`${shop.url}/shop-art`);
    expectSizes(await measure(page, works), 390);
    await expectThreeLines(page);
    await expectDots(page);
  });
});

test('each work has its size, rows their lower edge, and what hovering shows meets no painting in each language', async ({
  page,
  wallShop: shop,
  works,
}) => {
  for (const [width, height] of furtherWindows) {
    await page.setViewportSize({ width, height });
    await page.goto(`${shop.url}/shop-art`);
    expectFeltRows(await measure(page, works), width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, button] of languages) {
    await page.goto(`${shop.url}${path}/shop-art`);
    const shown = await measure(page, works);
    if (path === '') expectFeltRows(shown, 1440);
    const met = shown.flatMap(({ details }) =>
      shown.filter(({ picture }) => meets(details, picture, 12)),
    );
    expect(met, path).toEqual([]);
    // The mouse goes from the painting over the label to the button.
    const card = page.locator('[data-artwork=work-20]');
    await card.locator('.wall-picture').hover();
    const target = (await card.getByRole('button', { name: button }).boundingBox())!;
    await page.mouse.move(target.x + 9, target.y + 9, { steps: 12 });
    await expect(card.locator('.card-details')).toHaveCSS('opacity', '1');
    const count = page.locator('[data-cart-count]');
    await page.mouse.down();
    await page.mouse.up();
    await expect(count).toHaveText('1');
    await expect(card.locator('.in-cart')).toBeVisible();
    await expect(card.getByRole('button', { name: button, exact: true })).toBeVisible();
    const marked = await measure(page, works);
    expect(
      marked.flatMap(({ mark }) => marked.filter(({ picture }) => meets(mark, picture, 12))),
    ).toEqual([]);
    if (path === '') await expectAccessible(page);
    if (path === '/fr') {
      await expectButtonsBeside(page);
      await expect(page.locator('[data-artwork=choublak]')).toContainText('46 × 61 cm');
    }
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(count).toHaveText('1');
  }
  await page.goto(`${shop.url}/art`);
  expectRows(await measure(page, works), 1440);
});

test('the News Center has 24 entries in columns of equal width, and the others behind ‘Earlier’', async ({
  page,
  wallShop: shop,
}) => {
  await page.goto(`${shop.url}/news-center`);
  const entries = page.locator('a.entry');
  for (const [width, count] of columns) {
    await page.setViewportSize({ width, height: 900 });
    await expect(entries.filter({ visible: true })).toHaveCount(24);
    const boxes = await entries.locator('.hung:visible').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { left, right } = picture.getBoundingClientRect();
        return { left: Math.round(left), wide: Math.round(right - left) };
      }),
    );
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(count);
    expect(new Set(boxes.map(({ wide }) => wide)).size).toBe(1);
  }
  await page.getByText('Earlier').click();
  const [films, inspirations, series] = [2, 3, 4];
  const all = worksOnWall + films + inspirations + series;
  await expect(entries.filter({ visible: true })).toHaveCount(all);
});

/** Expects that each picture has the ratio of its artwork, is no smaller than a hand needs, and fits its column. */
function expectSizes(shown: Shown[], width: number): void {
  expect(shown).toHaveLength(worksOnWall);
  for (const { id, item, picture, image, size } of shown) {
    const place = `${id} at ${width} px`;
    const ratio = widthOf(image) / heightOf(image);
    expect(Math.abs(ratio / size.ratio - 1), place).toBeLessThan(0.005);
    expect(picture.right, place).toBeLessThanOrEqual(item.right + 1);
    const least = width < 640 ? 64.5 : size.ratio < 2 ? 94.5 : 0.6 * 94.5;
    expect(Math.min(widthOf(image), heightOf(image)), place).toBeGreaterThanOrEqual(least);
    const most = { 390: 1.5 * widthOf(item), 1440: 0.72 * 900 }[width] ?? 2000;
    expect(heightOf(image), place).toBeLessThanOrEqual(most);
    if (width < 640) expect(widthOf(image) / widthOf(item)).toBeCloseTo(size.share, 2);
  }
}

function expectFeltRows(shown: Shown[], width: number): void {
  expectSizes(shown, width);
  const rows = expectRows(shown, width);
  expect(rows.filter(areOfTwoSizes).length, `felt sizes at ${width} px`).toBeGreaterThan(0);
}

/**
 * Expects seven dots beside the place, a preview of each picture that is still to come, and that nothing moves when a work is in the cart. The
 * toast about it ends above the painting, which has the whole height.
 */
async function expectDots(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View Work 12 full screen' }).press('Enter');
  const room = page.getByRole('dialog', { name: 'Gallery' });
  const dots = room.getByRole('button', { name: /^Show / });
  await expect(dots).toHaveCount(7);
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(room.getByText(/^\d+ of 48$/)).toBeVisible();
  for (const picture of await room.locator('picture img').all())
    await expect(picture).toHaveCSS('background-image', /images/);
  const places = async () => {
    const buy = room.getByRole('button', { name: 'Buy Now' });
    const shown = room.locator('[data-zoom]');
    return Promise.all([shown, buy, dots.first()].map((one) => one.boundingBox()));
  };
  const before = await places();
  await room.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await expect(room.getByText('In your cart')).toBeVisible();
  const toast = (await page.locator('.toast').boundingBox())!;
  expect(toast.y + toast.height).toBeLessThanOrEqual(before[0]!.y);
  expect(await places()).toEqual(before);
  await dots.last().press('Enter');
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
}

/**
 * Expects one lower edge in each row, and one factor, except for panoramas and what fills a tablet's row alone. Sides are as the roots of those in inches, up to a limit.
 */
function expectRows(shown: Shown[], width: number): Shown[][] {
  const { units } = wallRanges.findLast(({ from }) => width >= from)!;
  const unit = (width - 2 * Math.min(7.5 * 17, width / 12)) / units;
  const rows: Shown[][] = [];
  for (const one of shown) {
    const isNew = one.item.left <= (rows.at(-1)?.at(-1)?.item.left ?? Infinity);
    if (isNew) rows.push([one]);
    else rows.at(-1)!.push(one);
  }
  expect(rows.length, `rows at ${width} px`).toBeLessThan(shown.length / 1.5);
  for (const row of rows) {
    const factors = row
      .filter(({ size }) => size.ratio < 2)
      .map(({ image, size }) => widthOf(image) / (size.w * unit));
    const [first = 1] = factors;
    for (const factor of factors) expect(Math.abs(factor / first - 1)).toBeLessThan(0.01);
    expect(first).toBeGreaterThan(0.81);
    const fillsRow = row.length === 1 && width < 1024;
    if (!fillsRow) expect(first).toBeLessThan(1.26);
    for (const { image } of row) {
      expect(Math.abs(image.bottom - row[0]!.image.bottom)).toBeLessThanOrEqual(1);
    }
    const felt = row.flatMap(({ mean, image }) => {
      return mean ? [Math.sqrt((widthOf(image) * heightOf(image)) / mean)] : [];
    });
    for (const one of felt) expect(Math.abs(one / felt[0]! - 1)).toBeLessThan(0.03);
  }
  return rows;
}

function areOfTwoSizes(row: Shown[]): boolean {
  return new Set(row.map(({ mean }) => mean).filter(Boolean)).size > 1;
}

async function expectButtonsBeside(page: Page): Promise<void> {
  const tops = await page
    .locator('.card .offer')
    .evaluateAll((offers) =>
      offers.map((offer) =>
        [...offer.querySelectorAll('button')].map(({ offsetTop }) => offsetTop),
      ),
    );
  for (const [add, buy] of tops) expect(buy).toBe(add);
}

async function expectThreeLines(page: Page): Promise<void> {
  const lines = await page
    .locator('[data-artwork=work-1] .card-description')
    .first()
    .evaluate((element) => ({
      shown: element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      all: element.scrollHeight / element.clientHeight,
    }));
  expect(lines.shown).toBeCloseTo(3, 1);
  expect(lines.all).toBeGreaterThan(2);
}

async function drawPictures(page: Page, works: Artwork[]): Promise<void> {
  await page.route('**/.netlify/images*', (route) => {
    const address = new URL(route.request().url()).searchParams.get('url');
    const image = works.flatMap(({ images }) => images).find(({ url }) => url === address);
    if (!image) return route.continue();
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${image.width}" height="${image.height}"><rect width="100%" height="100%" fill="#0F4C5C"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
}

async function measure(page: Page, works: Map<string, Artwork>): Promise<Shown[]> {
  const boxes = await page.evaluate(() => {
    document.documentElement.dataset['whole'] = '';
    const box = (element: Element | null) => {
      const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top: top + scrollY, bottom: bottom + scrollY };
    };
    return [...document.querySelectorAll<HTMLElement>('.wall > li')].map((item) => {
      const value = (name: string) => Number(item.style.getPropertyValue(`--${name}`));
      return {
        id: item.dataset['artwork']!,
        item: box(item),
        picture: box(item.querySelector('.wall-picture')),
        image: box(item.querySelector('img')),
        details: box(item.querySelector('.card-details')),
        mark: box(item.querySelector('.in-cart')),
        size: { w: value('w'), ratio: value('ratio'), share: value('share') },
      };
    });
  });
  return boxes.map((one) => ({ ...one, mean: unlimitedInches(works.get(one.id)!) }));
}

/** Returns the mean side of an artwork in inches, or null for one that a limit makes smaller or larger. */
function unlimitedInches({ dimensions, imageWidth, imageHeight }: Artwork): number | null {
  const [mean, ratio] = [meanSide(dimensions), imageWidth / imageHeight];
  return dimensions && ratio > 0.6 && ratio < 2 && mean > 9 && mean < 39 ? mean : null;
}

function widthOf({ left, right }: Box): number {
  return right - left;
}

function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

function meets(one: Box, other: Box, distance: number): boolean {
  return (
    one.left < other.right + distance &&
    other.left < one.right + distance &&
    one.top < other.bottom + distance &&
    other.top < one.bottom + distance
  );
}
