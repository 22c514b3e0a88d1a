import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { openAdmin, placeCardOrder, placeTransferOrder, rowOf, showOrders } from './admin-page.ts';

test('unpaid card orders are behind a filter, and a hold on the dashboard links to its order', async ({
  page,
  shop,
}) => {
  const { orderNumber } = (await newBuyer(shop).openCard(['jou-mache'])).body;
  await openAdmin(page, shop, '/admin/orders');
  await expect(page.getByText('There are only unpaid card orders so far.')).toBeVisible();
  await expect(rowOf(page, orderNumber)).toBeHidden();
  await page.getByLabel('Show unpaid card orders').check();
  await expect(rowOf(page, orderNumber).getByText('Not paid yet')).toBeVisible();

  await page.goto(`${shop.url}/admin/dashboard`);
  await expect(page.getByText(/^until .* at \d\d:\d\d, order/)).toBeVisible();
  await page.getByRole('link', { name: orderNumber }).click();
  await expect(rowOf(page, orderNumber)).toBeVisible();
});

test('the dashboard shows numbers for sale, held and sold, and the publishing state', async ({
  page,
  shop,
}) => {
  const sold = await placeCardOrder(shop, ['jou-mache']);
  await placeTransferOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/dashboard');
  for (const figure of [
    /^Waiting for a transfer1$/,
    /^Waiting for a parcel1$/,
    /^For sale3$/,
    /^Held1, until .*, \d\d:\d\d$/,
    /^Sold1$/,
    /^PublishingPublishing…$/,
    /^Last SyncNever$/,
  ]) {
    await expect(page.locator('dl > div').filter({ hasText: figure })).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: sold })).toContainText('$150.00');
});

test('missing settings are shown on the screens, with their effect', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notices' })).toHaveCount(0);
  await page.route('**/api/admin/check-auth', (route) =>
    route.fulfill({ json: { ok: true, missing: ['mail', 'build-hook'] } }),
  );
  await page.reload();
  const notices = page.getByRole('list', { name: 'Notices' });
  await expect(notices.getByText(/^No mails are sent/)).toBeVisible();
  await expect(notices.getByText(/^Changes wait for the next deploy/)).toBeVisible();
});

test('a due refund is shown in the list and on the dashboard', async ({ page, shop }) => {
  const id = await placeCardOrder(shop, ['jou-mache']);
  await showOrders(page, (order) => ({
    ...order,
    refunds: [
      { key: 'lost', amount: '150.00', reason: 'sold to another buyer', state: 'due', refusals: 0 },
    ],
  }));
  await openAdmin(page, shop, '/admin/orders');
  const words = 'Refund of $150.00 is due: sold to another buyer';
  await expect(rowOf(page, id).getByText(words)).toBeVisible();
  await page.goto(`${shop.url}/admin/dashboard`);
  await expect(page.getByText('Refund due')).toBeVisible();
});
