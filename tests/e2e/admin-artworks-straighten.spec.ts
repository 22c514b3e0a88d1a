import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { firstCorners } from '../../src/lib/geometry/corners.ts';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { cornersSeen } from '../fixtures/pictures/camera.ts';
import { photographed, samplePixels } from '../fixtures/pictures/photographed.ts';
import { similarity } from '../fixtures/pictures/similarity.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { cardOf, openForm } from './admin-artworks-page.ts';
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
  await expect(dialog.getByText('It has the ratio of the typed size.')).toBeVisible();
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

test('corners are dragged or placed by a press; crossing ones are refused; leaving keeps the photograph @nightly', async ({
  page,
  shop,
}) => {
  const form = await openNewWork(page, shop);
  // Its EXIF turns it: 600 px wide.
  const turned = sharp({
    create: { ...size, width: 800, height: 600, channels: 3, background: '#888' },
  });
  await choose(form, await turned.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const opener = form.getByRole('button', { name: 'Straighten' });
  const address = await form.getByLabel('Image URL').inputValue();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Straighten the photograph' });
  const shown = dialog.getByRole('img', { name: 'The photograph' });
  const box = (await shown.boundingBox())!;
  expect(box.width / box.height).toBeCloseTo(0.75, 1);
  const pointOf = (x: number, y: number) =>
    [box.x + box.width * x, box.y + box.height * y] as const;

  const right = dialog.getByRole('button', { name: /^Upper right corner/ });
  await right.hover();
  await page.mouse.down();
  await page.mouse.move(...pointOf(0.7, 0.3), { steps: 3 });
  await expect(dialog.locator('canvas:visible')).toHaveCount(2);
  await page.mouse.up();
  await expect(dialog.locator('canvas:visible')).toHaveCount(1);
  await expect(right).toHaveAccessibleName(
    /: (69|70)\.\d % from the left, (29|30)\.\d % from the top/,
  );
  for (const [index, point] of placed.entries()) {
    await page.mouse.click(...pointOf(...point));
    const [left, top] = point.map((share) => `${share * 100}\\.\\d|${share * 100 - 1}\\.[5-9]`);
    await expect(dialog.getByRole('button', { name: cornerNames[index] })).toHaveAccessibleName(
      new RegExp(`: (${left}) % from the left, (${top}) % from the top`),
    );
  }

  await right.hover();
  await page.mouse.down();
  await page.mouse.move(...pointOf(0.02, 0.98), { steps: 3 });
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Show the result' }).click();
  const refusal = /^These corners do not make a picture\. .*Put/;
  await expect(dialog.getByRole('alert')).toHaveText(refusal);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(right).toHaveAccessibleName(/: [12]\.\d % from the left, 9[78]\.\d % from the top/);
  await dialog.getByRole('button', { name: 'Leave as is' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel('Image URL')).toHaveValue(address);
});

/** Taps on the corners of a painting, in the order of a hand that begins below. */
const placed: [number, number][] = [
  [0.2, 0.8],
  [0.8, 0.9],
  [0.9, 0.2],
  [0.1, 0.3],
];
const cornerNames = [/^Lower left/, /^Lower right/, /^Upper right/, /^Upper left/];

test('a stored photograph is straightened, too; a failure says what to do @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const edit = page.getByRole('dialog', { name: 'Edit Artwork' });
  const dialog = page.getByRole('dialog', { name: 'Straighten the photograph' });
  await cardOf(page, 'Choublak').getByRole('button', { name: 'Edit' }).click();
  await page.route('**/samples/choublak.jpg', (route) => route.abort());
  await edit.getByRole('button', { name: 'Straighten' }).first().click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The photograph could not be loaded. Check the connection and try again.',
  );
  await page.keyboard.press('Escape');
  await page.unroute('**/samples/choublak.jpg');
  await edit.getByRole('button', { name: 'Straighten' }).first().click();
  await dialog.getByRole('button', { name: 'Show the result' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('button', { name: /^Upper left corner/ })).toBeFocused();
  await dialog.getByRole('button', { name: 'Show the result' }).click();
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(edit.getByLabel('Image URL')).toHaveValue(/^\/media\//);

  await choose(edit, await photograph(40, 30));
  await edit.getByRole('button', { name: 'Straighten photograph 3' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'This picture has only 40 × 30 pixels. Choose a larger one to straighten it.',
  );
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

/** 20, 2 and 0.25 pixels a key. */
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
