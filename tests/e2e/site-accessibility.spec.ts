import type { Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { cardOf, expectSound, publicPages } from './site-page.ts';

const widths = [390, 1440];

for (const path of publicPages) {
  test(`axe finds nothing on ${path}, on a phone and on a desktop`, async ({ page, shop }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (width === widths[0]) await page.goto(`${shop.url}${path}`);
      await expectSound(page);
    }
  });
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on a card with visible details', async ({ page, shop }) => {
      await page.goto(`${shop.url}/shop-art`);
      await cardOf(page, 'Jou Mache').hover();
      await expectSound(page);
    });

    test('axe finds nothing on the menus', async ({ page, shop }) => {
      await page.goto(shop.url);
      await page.mouse.move(200, 200);
      await page.getByRole('link', { name: 'The Process' }).waitFor();
      await expectSound(page);
      await expectSoundMenu(page);
    });
  });
}

async function expectSoundMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await expectSound(page);
}
