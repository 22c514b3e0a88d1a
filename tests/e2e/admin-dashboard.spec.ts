import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import {
  openAdmin,
  passMinutes,
  placeCardOrder,
  placeSentOrder,
  placeTransferOrder,
  rowOf,
  showOrders,
} from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test('an open transfer on the dashboard links to its order; an opened card form leaves nothing', async ({
  page,
  shop,
}) => {
  await newBuyer(shop).openCard(['choublak']);
  const id = await placeTransferOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Open transfers' })).toBeVisible();
  await expect(page.getByText(/^until .* at \d\d:\d\d, order/)).toHaveText(
    new RegExp(`order ${id}, not confirmed yet$`),
  );
  await expect(figureOf(page, /^Held1until .*, \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('link', { name: id }).last().click();
  await expect(rowOf(page, id)).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the dashboard shows numbers for sale, held and sold, and the publishing state', async ({
  page,
  shop,
}) => {
  const sold = await placeCardOrder(shop, ['jou-mache']);
  await placeTransferOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/dashboard');
  for (const figure of [
    /^Waiting for a transfer1until .*, \d\d:\d\d$/,
    /^Waiting for a parcel1$/,
    /^For sale3$/,
    /^Held1until .*, \d\d:\d\d$/,
    /^Sold1$/,
    /^PublishingPublishing…$/,
    /^Last SyncNever$/,
  ]) {
    await expect(figureOf(page, figure)).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: sold })).toContainText('$150.00');
});

test('money that was sent is on the dashboard, also after its hold lapsed', async ({
  page,
  shop,
}) => {
  const id = await placeSentOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/dashboard');
  const transfer = page.getByRole('listitem').filter({ hasText: 'Jou Mache' });
  await expect(figureOf(page, /^Money sent, says the buyer1$/)).toBeVisible();
  await expect(figureOf(page, /^Waiting for a transfer0$/)).toBeVisible();
  await expect(transfer).toContainText(`order ${id}, not confirmed yet, the buyer says`);

  await passMinutes(page, shop, 61);
  await shop.runScheduled('reconcile');
  await page.reload();
  await expect(figureOf(page, /^Money sent, says the buyer1$/)).toBeVisible();
  await expect(figureOf(page, /^Held0$/)).toBeVisible();
  await expect(transfer).toContainText(/not held since .* at \d\d:\d\d, order/);
  await expect(transfer).toContainText(`order ${id}, the buyer says the money was sent`);
});

test('an order above the share of transfers waits for the administrator, without a hold', async ({
  page,
  launch,
}) => {
  const shop = await launch({ TRANSFER_HOLD_SHARE: '0.1' });
  await placeTransferOrder(shop, ['jou-mache']);
  await placeTransferOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/dashboard');
  await expect(figureOf(page, /^Waits for your confirmation1$/)).toBeVisible();
  await expect(figureOf(page, /^Waiting for a transfer1until/)).toBeVisible();
  await expect(figureOf(page, /^Held1until/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tanbouyè' })).toContainText(
    'not reserved, waits for your confirmation, order',
  );
  await expectAccessibleEverywhere(page);
});

test('missing settings are shown on the screens, with their effect', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notices' })).toHaveCount(0);
  await page.route('**/api/admin/check-auth', (route) =>
    route.fulfill({ json: { ok: true, missing: ['mail', 'build-hook', 'terms'] } }),
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

function figureOf(page: Page, words: RegExp) {
  return page.locator('dl > div').filter({ hasText: words });
}
