import { test } from '../fixtures/shop.ts';
import { cardOf, expectSound, publicPages } from './site-page.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of publicPages) {
      test(`axe finds nothing on ${path}`, async ({ page, sharedShop }) => {
        await page.goto(`${sharedShop.url}${path}`);
        await expectSound(page);
      });
    }

    test('axe finds nothing on a card with its details out', async ({ page, sharedShop }) => {
      await page.goto(`${sharedShop.url}/shop-art`);
      await cardOf(page, 'Jou Mache').hover();
      await expectSound(page);
    });

    test('axe finds nothing on the menus', async ({ page, sharedShop }) => {
      await page.goto(sharedShop.url);
      await page.mouse.move(200, 200);
      await page.getByRole('link', { name: 'The Process' }).waitFor();
      await expectSound(page);
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (!(await menu.isVisible())) return;
      await menu.click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      await expectSound(page);
    });
  });
}
