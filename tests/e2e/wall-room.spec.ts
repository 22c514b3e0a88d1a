import { expect, type Page } from '@playwright/test';
import { furnish } from '../../src/shared/wall/room.ts';
import { test } from '../fixtures/shop.ts';
import { cardOf } from './admin-artworks-page.ts';
import { openAdmin } from './admin-page.ts';
import { expectSound } from './site-page.ts';

const { view } = furnish(18, 24);

test('a wall to scale opens by keyboard and requests nothing before; a press brings the room nearer, and a key takes it back', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${shop.url}/art/choublak`, { waitUntil: 'networkidle' });
  const room = page.getByRole('img', { name: /on a wall, drawn to scale beside a chair/ });
  const inRoom = page.locator('[data-hung] img');
  expect(asked.filter((url) => url.includes('choublak.jpg'))).toHaveLength(1);
  await page.getByText('See it on a wall').focus();
  await page.keyboard.press('Enter');
  await expect(room).toBeVisible();
  await room.scrollIntoViewIfNeeded();
  await expect
    .poll(() => inRoom.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [wall, painting] = await Promise.all([
      sizeOf(page, '[data-wall-room] [role=img]'),
      sizeOf(page, '[data-hung] img'),
    ]);
    expect(Math.abs(painting.width / wall.width / (18 / view.width) - 1)).toBeLessThan(0.005);
    expect(Math.abs(painting.height / wall.width / (24 / view.width) - 1)).toBeLessThan(0.005);
  }
  await expect(page.getByText('18 x 24 in (46 x 61 cm)')).toBeVisible();

  const nearer = page.getByRole('checkbox', { name: 'Nearer' });
  const width = async () => (await sizeOf(page, '[data-hung]')).width;
  const far = await width();
  await room.click();
  await expect(nearer).toBeChecked();
  await expect.poll(width).toBeGreaterThan(2.5 * far);
  await expectSound(page);
  const [frame, hung] = await Promise.all(
    ['.wall-room', '[data-hung]'].map((part) => page.locator(part).boundingBox()),
  );
  expect(hung!.y).toBeGreaterThan(frame!.y);
  expect(hung!.y + hung!.height).toBeLessThan(frame!.y + frame!.height);
  await nearer.press('Space');
  await expect.poll(width).toBe(far);
});

test('the form says whether picture and size agree', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/artworks');
  await cardOf(page, 'Choublak').getByRole('button', { name: 'Edit' }).click();
  const size = page.getByLabel('Dimensions');
  await expect(size).toHaveAccessibleDescription('On the wall it is 18 in wide and 24 in high.');
  await size.fill('3 x 4 furlongs');
  await expect(size).toHaveAccessibleDescription(/cannot be read\. Write it like 18 x 24/);
  await size.fill('20 x 20');
  await expect(size).toHaveAccessibleDescription(/the picture is 3:4, the size says 1:1/);
});

function sizeOf(page: Page, selector: string): Promise<{ width: number; height: number }> {
  return page.locator(selector).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  });
}
