import type { Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { cardOf, expectSound } from './site-page.ts';

test('axe finds nothing on a card with visible details', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop-art`);
  await cardOf(page, 'Jou Mache').hover();
  await expectSound(page);
});

for (const width of [390, 1440]) {
  test(`axe finds nothing on the menus at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(shop.url);
    await page.mouse.move(200, 200);
    await page.getByRole('link', { name: 'The Process' }).waitFor();
    await expectSound(page);
    await expectSoundMenu(page);
  });
}

async function expectSoundMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await expectSound(page);
}
