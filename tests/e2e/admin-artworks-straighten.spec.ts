import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { firstCorners } from '../../src/lib/geometry/corners.ts';
import { cornersSeen } from '../fixtures/pictures/camera.ts';
import { photographed, samplePixels } from '../fixtures/pictures/photographed.ts';
import { similarity } from '../fixtures/pictures/similarity.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { openForm } from './admin-artworks-page.ts';
import { openAdmin } from './admin-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const size = { width: 1000, height: 750 };
const view = { focal: 0.75, across: 13, down: -8, roll: 3, share: 0.85 };

test('a tilted photograph is straightened by keys alone, to the ratio of the typed size @nightly', async ({
  page,
  shop,
}) => {
  test.slow();
  const work = await samplePixels('choublak', 700);
  const seen = cornersSeen(work.width / work.height, size, view);
  const form = await openNewWork(page, shop);
  await form.getByLabel('Dimensions').fill(`${work.width / 10} x ${work.height / 10} cm`);
  await choose(form, await photographed(work, seen, size));

  const address = form.getByLabel('Image URL');
  const before = await address.inputValue();
  await form.getByRole('button', { name: 'Straighten' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Straighten the photograph' });
  await expect(dialog.getByRole('button', { name: /^Upper left corner: 8.0 %/ })).toBeFocused();
  await expectAccessibleEverywhere(page, 'corners');
  for (const [index, start] of firstCorners(size).entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    const { x, y } = seen[index]!;
    await moveBy(page, 'ArrowRight', 'ArrowLeft', x - start.x);
    await moveBy(page, 'ArrowDown', 'ArrowUp', y - start.y);
    const label = `${percent(x, size.width)} from the left, ${percent(y, size.height)} from the top`;
    await expect(dialog.locator(':focus')).toHaveAccessibleName(new RegExp(`: ${label}$`));
  }
  await expect(dialog.locator('output')).toHaveText(/^Lower left corner: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Use it' })).toBeFocused();
  await expect(dialog.getByText('It has the shape of the typed size.')).toBeVisible();
  await expectAccessible(page, 'result');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(address).not.toHaveValue(before);
  await expect(form.getByText('The photograph is uploaded.')).toBeVisible();

  const answer = await page.request.get(`${shop.url}${await address.inputValue()}`);
  const stored = sharp(await answer.body());
  const { width, height } = await stored.metadata();
  expect(Math.abs(width - (height * work.width) / work.height)).toBeLessThanOrEqual(1);
  const raw = { width: work.width, height: work.height, channels: 4 as const };
  expect(await similarity(sharp(work.data, { raw }), stored)).toBeGreaterThan(0.75);
});

async function openNewWork(page: Page, shop: RunningShop): Promise<Locator> {
  await openAdmin(page, shop, '/admin/artworks');
  return openForm(page);
}

async function choose(form: Locator, buffer: Buffer): Promise<void> {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
  await form.locator('input[type=file]').setInputFiles(file);
  await expect(form.getByText('The photograph is uploaded.')).toBeVisible();
}

/** Moves by keys of 20, 2 and 0.25 pixels. */
async function moveBy(
  page: Page,
  onward: string,
  backward: string,
  distance: number,
): Promise<void> {
  const key = distance > 0 ? onward : backward;
  let left = Math.abs(distance);
  for (const [modifier, step] of [
    ['Shift+', 20],
    ['', 2],
    ['Alt+', 0.25],
  ] as const) {
    const count = step === 0.25 ? Math.round(left / step) : Math.floor(left / step);
    left -= count * step;
    for (let press = 0; press < count; press++) await page.keyboard.press(modifier + key);
  }
}

function percent(length: number, whole: number): string {
  return `(${[-0.1, 0, 0.1].map((off) => ((length / whole) * 100 + off).toFixed(1)).join('|')}) %`;
}
