import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { openCheckout } from './purchase-page.ts';
import { expectAccessible } from './site-page.ts';

test('axe finds nothing on gallery, cart, checkout and order page', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop-art`);
  await page
    .getByRole('button', { name: /Tanbouyè/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /next/i })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('dialog').getByText('$225.00').first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');

  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(dialog.getByRole('button', { name: /^Pay|Complete/ })).toBeEnabled();
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  await page.goto(`${shop.url}${body.orderPage}`);
  await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}
