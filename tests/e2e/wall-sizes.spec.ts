import { expect, type Browser, type Page } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';
import { wallRanges } from '#shared/wall/wall-rows';
import { addWorks } from '../fixtures/artworks/more-works.ts';
import { artworkKey, changeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { cardOf, expectAccessible } from './site-page.ts';

/** Width to height, and the root of width × height in inches. */
const ratios = [0.25, 0.4, 0.5, 0.67, 0.8, 1, 1.25, 1.6, 2.5, 5];
const inches = [6, 14, 30, 80];
const made = ratios.flatMap((ratio) => inches.map((mean) => ({ ratio, mean })));
const works = 48;

type Box = { left: number; right: number; top: number; bottom: number };
type Shown = {
  id: string;
  item: Box;
  picture: Box;
  image: Box;
  details: Box;
  mark: Box;
  size: { w: number; ratio: number; share: number };
};

test('each work has its size, rows their lower edge, and what hovering shows meets no painting in three languages; the gallery has seven dots, and the News Center folds', async ({
  browser,
  page,
  launch,
}) => {
  const shop = await launch();
  addWorks(shop, works - sampleArtworks.length, sizeOfWork);
  const long = 'A morning on the road to the market. '.repeat(22).slice(0, 800);
  changeRecord<Artwork>(shop, artworkKey('work-1'), (work) => ({ ...work, description: long }));
  await shop.buildNow();
  await drawPictures(page);

  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${shop.url}/shop-art`);
    const shown = await measure(page);
    expect(shown).toHaveLength(works);
    for (const { item, picture, image, size } of shown) {
      const place = `${JSON.stringify(size)} at ${width} px`;
      const ratio = widthOf(image) / heightOf(image);
      expect(Math.abs(ratio / size.ratio - 1), place).toBeLessThan(0.005);
      expect(picture.right, place).toBeLessThanOrEqual(item.right + 1);
      const least = width < 640 ? 64.5 : size.ratio < 2 ? 94.5 : 0.6 * 94.5;
      expect(Math.min(widthOf(image), heightOf(image)), place).toBeGreaterThanOrEqual(least);
      const most = { 390: 1.5 * widthOf(item), 1440: 0.72 * 900 }[width as number] ?? 2000;
      expect(heightOf(image), place).toBeLessThanOrEqual(most);
      if (width < 640) expect(widthOf(image) / widthOf(item)).toBeCloseTo(size.share, 2);
    }
    if (width >= 640) {
      const rows = expectRows(shown, width);
      expect(rows.filter(areOfTwoSizes).length, `felt sizes at ${width} px`).toBeGreaterThan(0);
    }
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, button] of [
    ['', 'Add to Cart'],
    ['/fr', 'Ajouter au panier'],
    ['/ht', 'Mete nan panye'],
  ] as const) {
    await page.goto(`${shop.url}${path}/shop-art`);
    const shown = await measure(page);
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
    const marked = await measure(page);
    expect(
      marked.flatMap(({ mark }) => marked.filter(({ picture }) => meets(mark, picture, 12))),
    ).toEqual([]);
    if (path === '') await expectAccessible(page);
    if (path === '/fr') await expectButtonsBeside(page);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(count).toHaveText('1');
  }
  await page.goto(`${shop.url}/fr/shop-art`);
  await expect(cardOf(page, 'Les tambourineurs').getByText('41 × 51 cm')).toBeVisible();

  await page.goto(`${shop.url}/art`);
  expectRows(await measure(page), 1440);
  await expectThreeLines(browser, `${shop.url}/shop-art`);
  await expectDots(page, `${shop.url}/shop-art`);
  await expectFold(page, `${shop.url}/news-center`);
});

/** Expects seven dots beside the place, a preview of each picture that is still to come, and that nothing moves when a work is in the cart. */
async function expectDots(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'View Work 20 full screen' }).press('Enter');
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
  expect(await places()).toEqual(before);
  await dots.last().press('Enter');
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
}

/** Expects 24 entries in columns of equal width, and the others behind 'Earlier'. */
async function expectFold(page: Page, address: string): Promise<void> {
  const entries = page.locator('a.entry');
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(entries.filter({ visible: true })).toHaveCount(24);
    const boxes = await entries.locator('.hung:visible').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { left, right } = picture.getBoundingClientRect();
        return { left: Math.round(left), wide: Math.round(right - left) };
      }),
    );
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
    expect(new Set(boxes.map(({ wide }) => wide)).size).toBe(1);
  }
  await page.getByText('Earlier').click();
  await expect(entries.filter({ visible: true })).toHaveCount(works + 5);
}

function sizeOfWork(index: number) {
  const { ratio, mean } = made[index] ?? { ratio: 1.5, mean: 0 };
  const [width, height] = [mean * Math.sqrt(ratio), mean / Math.sqrt(ratio)];
  const dimensions = mean ? `${width.toFixed(1)} x ${height.toFixed(1)}` : 'large';
  return { dimensions, imageWidth: Math.round(1200 * ratio), imageHeight: 1200 };
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
    const felt = row.flatMap(({ id, image }) => {
      const mean = unlimitedInches(id);
      return mean ? [Math.sqrt((widthOf(image) * heightOf(image)) / mean)] : [];
    });
    for (const one of felt) expect(Math.abs(one / felt[0]! - 1)).toBeLessThan(0.03);
  }
  return rows;
}

/** Returns the mean side of an artwork in inches, or null for one that a limit makes smaller or larger. */
function unlimitedInches(id: string): number | null {
  const { ratio = 0, mean = 0 } = made[Number(id.replace('work-', '')) - 1] ?? {};
  return ratio > 0.6 && ratio < 2 && mean > 9 && mean < 39 ? mean : null;
}

function areOfTwoSizes(row: Shown[]): boolean {
  return new Set(row.map(({ id }) => unlimitedInches(id)).filter(Boolean)).size > 1;
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

async function expectThreeLines(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(address);
  const lines = await cardOf(page, 'Work 1')
    .locator('.card-description')
    .first()
    .evaluate((element) => ({
      shown: element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      all: element.scrollHeight / element.clientHeight,
    }));
  expect(lines.shown).toBeCloseTo(3, 1);
  expect(lines.all).toBeGreaterThan(2);
  await context.close();
}

/** Answers each picture with a drawing that has the ratio of its artwork. */
async function drawPictures(page: Page): Promise<void> {
  await page.route('**/.netlify/images*', (route) => {
    const address = decodeURIComponent(route.request().url());
    const [, number] = /work-(\d+)/.exec(address) ?? [];
    const sample = sampleArtworks.find(({ imageUrl }) => address.includes(imageUrl));
    const size = number ? sizeOfWork(Number(number) - 1) : sample;
    if (!size) return route.continue();
    const { imageWidth: width, imageHeight: height } = size;
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0F4C5C"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
}

function measure(page: Page): Promise<Shown[]> {
  return page.evaluate(() => {
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
