import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { openCheckout } from './purchase-page.ts';
import { expectAccessible } from './site-page.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('axe finds nothing on cart, checkout and gallery', async ({ page, sharedShop }) => {
      test.slow();
      await page.goto(`${sharedShop.url}/art/choublak`);
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('button', { name: 'Cart, 1 item' }).click();
      await expect(page.getByRole('dialog').getByText('$225.00').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await openCheckout(page);
      const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
      await expect(dialog.getByRole('button', { name: /^Pay|Complete/ })).toBeEnabled();
      await expectAccessible(page);
      await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
      await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible();
      await expectAccessible(page);
    });

    test('axe finds nothing on the gallery and the order page', async ({ page, shop }) => {
      test.slow();
      await page.goto(`${shop.url}/shop-art`);
      await page
        .getByRole('button', { name: /Tanbouyè/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /next/i })).toBeVisible();
      await expectAccessible(page);
      const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
      await page.goto(`${shop.url}${body.orderPage}`);
      await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
