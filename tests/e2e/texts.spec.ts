import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import { addFromWall, openCheckout } from './purchase-page.ts';

// Each text is brought about once, as a visitor or the painter does it. Those of a payment: `purchase-card` and `purchase`; of a checkout whose services hang: `checkout-trouble`.

const abort = (page: Page, address: string) => page.route(address, (route) => route.abort());

test('the cart’s texts, and those of a checkout that cannot begin', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop-art`);
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await expectToast(page, 'Cart is emptyAdd some artworks to your cart before checking out');
  await page.keyboard.press('Escape');
  await addFromWall(page, 'Choublak');
  await expectToast(page, 'Added to CartChoublak has been added to your cart.');
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await cart.getByRole('button', { name: 'Clear All' }).click();
  await expectToast(page, 'Cart clearedAll items have been removed from your cart');
  await page.keyboard.press('Escape');
  await addFromWall(page, 'Choublak');

  await shop.setFault({ service: 'stripe', mode: 'down' });
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expectToast(page, 'Payment ErrorCould not initialize payment. Please try again later.');
  await expectRetry(dialog, 'Could not initialize Stripe payment. Please try again.');
  await abort(page, '**/api/zelle-info');
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await expectToast(
    page,
    'Zelle Info ErrorCould not load Zelle payment information. Please try again later.',
  );
  await expectRetry(dialog, 'Could not load Zelle payment information. Please try again.');
  await page.goto(`${shop.url}/checkout?artworkId=choublak`);
  await expectToast(page, 'ErrorFailed to initialize payment. Please try again.');
  await page.goto(`${shop.url}/checkout`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to Process Payment');
  await expectToast(page, 'Missing InformationNo artwork selected for checkout');
});

async function expectRetry(place: Locator, words: string): Promise<void> {
  await expect(place.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(place.getByRole('button', { name: 'Retry' })).toBeVisible();
}
