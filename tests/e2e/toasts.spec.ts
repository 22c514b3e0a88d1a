import { expect, type Page } from '@playwright/test';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { cardOf as adminCardOf } from './admin-artworks-page.ts';
import { openAdmin, placeCardOrder, rowOf } from './admin-page.ts';
import { cards, fillCardForm, openCart } from './purchase-page.ts';
import { cardOf } from './site-page.ts';
import { watchToasts } from './toasts.ts';

for (const width of [390, 820, 1440]) {
  const night = width === 820 ? ' @nightly' : '';

  test(`a toast has one place on a page and on a dialog, and covers nothing that was pressed, at ${width} px${night}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // The cart's own button may lie beneath, because the toast has another.
    const toasts = watchToasts(page, { except: '[data-cart]' });
    await buy(page, shop, toasts);
    for (const boxes of toasts.boxes.values()) expect(new Set(boxes.map(asText)).size).toBe(1);
    expect(toasts.boxes.get('page')).toHaveLength(4);
    expect(toasts.boxes.get('cart')).toHaveLength(2);
    expect(toasts.boxes.get('checkout')).toHaveLength(2);
  });

  test(`a toast has one place in the administration at ${width} px${night}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const toasts = watchToasts(page);
    await manage(page, shop, toasts);
    for (const boxes of toasts.boxes.values()) expect(new Set(boxes.map(asText)).size).toBe(1);
    expect(toasts.boxes.get('administration')).toHaveLength(7);
  });
}

type Toasts = ReturnType<typeof watchToasts>;

async function buy(page: Page, shop: RunningShop, toasts: Toasts): Promise<void> {
  await page.goto(`${shop.url}/shop-art`);
  await toasts.see('page', 'Added to Cart', () => press(page, 'Choublak'));
  await toasts.see('page', 'Added to Cart', () => press(page, 'Jou Mache'));
  await openCart(page);
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await toasts.see('cart', 'Cart cleared', () =>
    cart.getByRole('button', { name: /Clear/ }).click(),
  );
  await toasts.see('cart', 'Cart is empty', () =>
    cart.getByRole('button', { name: 'Checkout' }).click(),
  );
  await page.keyboard.press('Escape');
  await expect(cart).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Number(history.state?.layers ?? 0))).toBe(0);
  await page.goto(`${shop.url}/art/tanbouye`);
  await toasts.see('page', 'Added to Cart', () =>
    page.getByRole('button', { name: 'Add to Cart' }).first().click(),
  );
  await openCart(page);
  await cart.getByRole('button', { name: 'Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await fillCardForm(page, cards.declined);
  await toasts.see('checkout', 'Your card was declined.', () =>
    checkout.getByRole('button', { name: /^(Pay|Complete Purchase)/ }).click(),
  );
  await checkout.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await checkout.getByLabel('Name').fill('Marie Joseph');
  await checkout.getByLabel('Email').fill('marie@example.com');
  await toasts.see('checkout', 'Order Created', () =>
    checkout.getByRole('button', { name: 'Continue' }).click(),
  );
  await page.goto(`${shop.url}/checkout?artworkId=choublak`);
  await fillCardForm(page, cards.declined);
  await toasts.see('page', 'Your card was declined.', () =>
    page.getByRole('button', { name: 'Complete Purchase' }).click(),
  );
}

/** Presses 'Add to Cart' of a card on the wall. */
async function press(page: Page, title: string): Promise<void> {
  await cardOf(page, title).hover();
  await cardOf(page, title).getByRole('button', { name: 'Add to Cart' }).click();
}

async function manage(page: Page, shop: RunningShop, toasts: Toasts): Promise<void> {
  const order = await placeCardOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/artworks');
  const card = adminCardOf(page, 'Jou Mache');
  await toasts.see('administration', 'Artwork is now hidden', () =>
    card.getByRole('button', { name: 'Hide' }).click(),
  );
  await toasts.see('administration', 'Artwork is now visible', () =>
    card.getByRole('button', { name: 'Show' }).click(),
  );
  await page.route('**/visibility', (route) => route.fulfill({ status: 503, json: {} }));
  await toasts.see('administration', 'Failed to update artwork visibility', () =>
    card.getByRole('button', { name: 'Hide' }).click(),
  );
  await page.goto(`${shop.url}/admin/orders#${order}`);
  const row = rowOf(page, order);
  const status = row.getByLabel('Status');
  await toasts.see('administration', 'Order status updated', () => status.selectOption('shipped'));
  await toasts.see('administration', 'Order status updated', () =>
    status.selectOption('processing'),
  );
  await page.goto(`${shop.url}/admin/content`);
  await page.getByLabel('Description').first().fill('Where Engineering Meets Creative Expression');
  await toasts.see('administration', 'Content updated', () =>
    page.getByRole('button', { name: 'Save Changes' }).click(),
  );
  await page.goto(`${shop.url}/admin/instagram-settings`);
  await toasts.see('administration', 'Instagram settings updated', () =>
    page.getByRole('button', { name: 'Save Settings' }).click(),
  );
}

function asText(box: object): string {
  return JSON.stringify(box);
}
