import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import type { Point } from '../../src/lib/geometry/corners.ts';
import { pixelsOf } from '../fixtures/pictures/photographed.ts';
import { cornersSeenOn, madeWall, seenFrom, wallJpeg } from '../fixtures/pictures/wall.ts';
import { test } from '../fixtures/shop.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const letter = { width: 8.5, height: 11 };
const wall = {
  ...madeWall,
  photograph: { width: 900, height: 1200 },
  sheet: letter,
  across: 14,
  down: -5,
  distance: 90,
};
/** The size of 'Choublak', in inches. */
const work = { width: 18, height: 24 };
const sheet = cornersSeenOn(wall, letter, { x: 0, y: 0 });
const middle = seenFrom(wall)({ x: 0, y: 0 });
const file = { name: 'wall.jpg', mimeType: 'image/jpeg' };
const scripts = { most: 11_500 };
let photographed: Promise<Buffer> | undefined;

test('a work hangs at its true size on a visitor’s photographed wall, by keys alone, and nothing is sent (rule 92)', async ({
  page,
  shop,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  // The browser takes a moment to hand its chooser over.
  const chooser = page.waitForEvent('filechooser');
  await page.goto(`${shop.url}/art/choublak`, { waitUntil: 'networkidle' });
  const opener = page.getByRole('button', { name: 'On your own wall' });
  await opener.focus();
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'On your own wall' });
  const choose = dialog.getByRole('button', { name: 'Take or choose a photograph' });
  await expect(choose).toBeFocused();
  expect(await weightOf(requests.slice(before))).toBeLessThan(scripts.most);
  await expect(dialog.getByRole('radio', { name: 'Letter' })).toBeChecked();
  await expectAccessible(page, 'start');

  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ ...file, buffer: await photographWall() });
  const ring = dialog.getByRole('button', { name: /^Ring: 50.0 % from the left/ });
  await expect(ring).toBeFocused();
  await moveBy(page, { x: middle.x - 450, y: middle.y - 600 });
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('button', { name: /^Upper left corner/ })).toBeFocused();
  await expectAccessible(page, 'corners');
  // The rings stand on the sheet.
  for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('img', { name: 'Choublak on your wall' })).toBeVisible();
  const painting = dialog.getByRole('button', { name: /^Choublak: / });
  await expect(painting).toBeFocused();
  const first = await painting.getAttribute('aria-label');
  expect(first).toMatch(/^Choublak: \d+\.\d % from the left/);
  await expectAccessibleEverywhere(page, 'wall');
  expect(await measureSaved(page, dialog)).toBeLessThan(0.02);
  await painting.press('ArrowUp');
  await expect(painting).not.toHaveAccessibleName(first!);

  expect(requests.filter((request) => request.method() !== 'GET')).toEqual([]);
  expect(requests.filter((request) => request.postDataBuffer())).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a finger drags the ring onto the sheet, and the page says nothing of keys (rule 92)', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}/art/choublak`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'On your own wall' }).tap();
    const dialog = page.getByRole('dialog', { name: 'On your own wall' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ ...file, buffer: await photographWall() });
    await expect(dialog).toContainText('Press on the sheet.');
    await expect(dialog).not.toContainText('keyboard');
    const ring = (await dialog.getByRole('button', { name: /^Ring: / }).boundingBox())!;
    const frame = (await dialog.getByRole('img').boundingBox())!;
    const from = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
    const to = {
      x: frame.x + frame.width * (middle.x / 900),
      y: frame.y + frame.height * (middle.y / 1200),
    };
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', from);
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
    await touch('touchEnd');
    await dialog.getByRole('button', { name: 'Hang it' }).tap();
    await expect(dialog.getByRole('img', { name: 'Choublak on your wall' })).toBeVisible();
    await expect(dialog).not.toContainText('keyboard');
  });
});

test('by pointer: what cannot be measured is refused with advice, Back keeps the photograph, a low work covers no button, and a picture is shared (rule 92) @nightly', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: ShareData) => void shared.push(files![0]!.name),
    });
    Object.assign(window, { shared });
  });
  await page.goto(`${shop.url}/art/choublak`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'On your own wall' }).click();
  const dialog = page.getByRole('dialog', { name: 'On your own wall' });
  const input = dialog.locator('input[type=file]');
  const alert = dialog.getByRole('alert');
  const shown = dialog.getByRole('img');
  const ring = dialog.getByRole('button', { name: /^Ring: / });
  const hang = dialog.getByRole('button', { name: 'Hang it' });
  await input.setInputFiles({ ...file, buffer: Buffer.from('no') });
  await expect(alert).toHaveText(/not a picture that your browser can open\. Choose/);
  await expectAccessible(page, 'refused');
  await input.setInputFiles({ ...file, buffer: await wallJpeg({ ...wall, isBare: true }) });
  await press(page, shown, { x: middle.x / 900, y: middle.y / 1200 });
  await hang.click();
  await expect(alert).toHaveText(/^No edges of a sheet are seen here/);
  await expectAccessible(page, 'unseen');
  await page.goBack();
  await expect(ring).toBeFocused();
  await page.goBack();
  await dialog.getByRole('button', { name: 'Use the same photograph' }).click();
  await expect(ring).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();

  await input.setInputFiles({ ...file, buffer: await photographWall() });
  const drag = async (name: string, { x, y }: Point) => {
    await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).hover();
    await page.mouse.down();
    const frame = (await shown.first().boundingBox())!;
    await page.mouse.move(frame.x + frame.width * x, frame.y + frame.height * y, { steps: 3 });
    await page.mouse.up();
  };
  await drag('Ring', { x: middle.x / 900, y: middle.y / 1200 });
  await drag('Upper left', { x: 0.9, y: 0.5 });
  await hang.click();
  await expect(alert).toHaveText(/^Two sides cross\. Put each ring/);
  const left = middle.x - 240;
  const top = middle.y - 240;
  const names = ['Upper left', 'Upper right', 'Lower right', 'Lower left'];
  for (const [index, name] of names.entries()) {
    const { x, y } = sheet[index]!;
    await drag(name, { x: (x - left) / 480, y: (y - top) / 480 });
  }
  await hang.click();
  const painting = dialog.getByRole('button', { name: /^Choublak: / });
  await expect(painting).toBeFocused();
  const before = (await painting.boundingBox())!;
  await painting.hover();
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2 - 40);
  await page.mouse.up();
  expect((await painting.boundingBox())!.y).toBeLessThan(before.y - 30);
  for (let step = 0; step < 30; step++) await page.keyboard.press('Shift+ArrowDown');
  const picture = (await shown.boundingBox())!;
  const handle = (await painting.boundingBox())!;
  expect(handle.y + handle.height).toBeLessThanOrEqual(picture.y + picture.height + 1);

  await dialog.getByRole('checkbox', { name: 'Hide the sheet' }).uncheck();
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared') as string[]))
    .toEqual(['Choublak.jpg']);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (give) => give(null);
  });
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  await expect(alert).toHaveText(/could not make the picture\. Close other tabs/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${shop.url}/art/choublak`);
});

/** Returns the wall as a JPEG, which takes a second to make. */
function photographWall(): Promise<Buffer> {
  return (photographed ??= wallJpeg(wall));
}

/** Returns the bytes of the scripts, gzipped. */
async function weightOf(requests: Request[]): Promise<number> {
  const sizes = requests
    .filter((request) => request.resourceType() === 'script')
    .map(async (request) => gzipSync(await (await request.response())!.body()).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Returns how much the width of the saved work differs from the true one. */
async function measureSaved(page: Page, dialog: Locator): Promise<number> {
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  const saved = await pixelsOf(sharp(await (await download).path()));
  const original = await pixelsOf(sharp(await photographWall()));
  expect([saved.width, saved.height]).toEqual([900, 1200]);
  const row = Math.round(middle.y);
  const changed = Array.from({ length: 900 }, (_, column) => column).filter((column) => {
    const at = (row * 900 + column) * 4;
    return Math.abs(saved.data[at + 2]! - original.data[at + 2]!) > 70;
  });
  const [upperLeft, upperRight, lowerRight, lowerLeft] = cornersSeenOn(wall, work, { x: 0, y: 0 });
  const right = (upperRight.x + lowerRight.x) / 2;
  const left = (upperLeft.x + lowerLeft.x) / 2;
  return Math.abs((Math.max(...changed) + 1 - Math.min(...changed)) / (right - left) - 1);
}

/** Moves by keys of 20 and 2 pixels. */
async function moveBy(page: Page, { x, y }: Point): Promise<void> {
  for (const [distance, onward, backward] of [
    [x, 'ArrowRight', 'ArrowLeft'],
    [y, 'ArrowDown', 'ArrowUp'],
  ] as const) {
    const key = distance > 0 ? onward : backward;
    const steps = Math.round(Math.abs(distance) / 2);
    for (let step = 0; step < Math.floor(steps / 10); step++)
      await page.keyboard.press(`Shift+${key}`);
    for (let step = 0; step < steps % 10; step++) await page.keyboard.press(key);
  }
}

/** Presses a place of what is shown; from 0 to 1. */
async function press(page: Page, shown: Locator, { x, y }: Point): Promise<void> {
  const box = (await shown.boundingBox())!;
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}
