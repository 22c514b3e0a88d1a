import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import { engines, test, widths, windowHeight } from './journey.ts';

for (const width of Object.values(widths)) {
  test(`at ${width} px the wall hangs pictures whole, on one lower edge a row, and home on one line`, async ({
    engine,
    shop,
  }, info) => {
    const driver = await engines[engine](width, windowHeight);
    try {
      const wall = await show(driver, `${shop.url}/shop-art`, info.outputPath('wall.png'));
      expect(wall).toHaveLength(5);
      for (const row of rowsOf(wall))
        for (const { bottom } of row) expect(Math.abs(bottom - row[0]!.bottom)).toBeLessThan(1.5);
      expect(rowsOf(wall).length < 5).toBe(width === widths.firefox);

      const home = await show(driver, shop.url, info.outputPath('home.png'));
      for (const { middle } of home) expect(Math.abs(middle - home[0]!.middle)).toBeLessThan(1.5);
    } finally {
      await driver.close();
    }
  });
}

type Hung = ReturnType<typeof findHung>[number];

async function show(driver: Driver, url: string, file: string): Promise<Hung[]> {
  await driver.open(url);
  await expect.poll(() => driver.ask(bringIntoView)).toBe(true);
  await driver.screenshot(file);
  const hung = await driver.ask(findHung);
  for (const { ratio, own } of hung) expect(Math.abs(ratio / own - 1)).toBeLessThan(0.01);
  return hung;
}

function rowsOf(hung: Hung[]): Hung[][] {
  const rows: Hung[][] = [];
  for (const one of hung) {
    const row = rows.at(-1);
    if (row && row.at(-1)!.left < one.left) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

/** Runs in the page: scrolls to the first artwork, and returns whether its picture has come and nothing moves. */
function bringIntoView(): boolean {
  const first = document.querySelector<HTMLImageElement>('.wall img, .eye-line img');
  first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isMoving = document
    .getAnimations()
    .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
  return Boolean(first?.complete && first.naturalWidth) && !isMoving;
}

/** Runs in the page. */
function findHung() {
  document.documentElement.dataset['whole'] = '';
  const images = [...document.querySelectorAll<HTMLImageElement>('.wall img, .eye-line img')];
  return images
    .filter((image) => image.checkVisibility())
    .map((image) => {
      const { left, top, bottom, width, height } = image.getBoundingClientRect();
      const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      return { left, bottom, middle: (top + bottom) / 2, ratio: width / height, own };
    });
}
