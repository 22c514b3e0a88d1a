import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { newBuyer, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import {
  closeDispute,
  openDispute,
  payElsewhere,
  waitForEvents,
} from '../fixtures/buyers/stripe-account.ts';
import {
  expectToast,
  openAdmin,
  placeCardOrder,
  placeTransferOrder,
  rowOf,
  showOrders,
} from './admin-page.ts';

test.use({ reducedMotion: 'no-preference' });

test('an empty list shows a text', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test('an order shows its buyer, artworks, price and address', async ({ page, shop }) => {
  const id = await placeCardOrder(shop, ['jou-mache', 'tanbouye']);
  await openAdmin(page, shop, '/admin/orders');
  const row = rowOf(page, id);
  for (const text of ['Marie Joseph', 'marie@example.com', '12 Rue Capois', 'HT9110', 'Card']) {
    await expect(row.getByText(text).first()).toBeVisible();
  }
  await expect(row.getByText(/^Paid on /)).toBeVisible();
  await expect(row.getByText(/^Total/)).toHaveText('Total $325.00');
  await expect(row.getByLabel('Status')).toHaveValue('processing');
});

test('the administrator settles a transfer, sets shipped and a tracking number', async ({
  page,
  shop,
}) => {
  const id = await placeTransferOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  const row = rowOf(page, id);
  await expect(row.getByText('Waiting for the transfer')).toBeVisible();
  await expect(row.getByText(/^Held until /)).toBeVisible();

  await row.getByRole('combobox', { name: 'Status' }).selectOption('processing');
  await expectToast(page, 'Order status updated successfully');
  await expect(row.getByText(/^Transfer received on /)).toBeVisible();
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });

  await row.getByLabel('Tracking number').fill(' LX 204 771 935 US ');
  await row.getByLabel('Tracking number').blur();
  await expectToast(page, 'Tracking number updated successfully');

  await page.reload();
  await expect(row.getByLabel('Status')).toHaveValue('processing');
  await expect(row.getByLabel('Tracking number')).toHaveValue('LX 204 771 935 US');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-[\d-]+\.csv$/);
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`\r\n"${id}",`);

  await page.getByRole('link', { name: 'Activity' }).click();
  const log = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(log.filter({ hasText: `Order ${id}: pending → processing` })).toContainText('admin');
  await expect(log.first()).toContainText('Orders exported');
});

test('an unchanged tracking number is not sent', async ({ page, shop }) => {
  const id = await placeTransferOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  const field = rowOf(page, id).getByLabel('Tracking number');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  await field.focus();
  await field.blur();
  await field.fill('LX 1');
  await field.press('Enter');
  await expectToast(page, 'Tracking number updated successfully');
  await field.focus();
  await field.blur();
  expect(sent).toHaveLength(1);
});

test('a refused status returns to the old one with the reason', async ({ page, shop }) => {
  const late = await placeTransferOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  const status = rowOf(page, late).getByLabel('Status');
  await status.selectOption('cancelled');
  await expectToast(page, 'Order status updated successfully');
  const winner = await placeCardOrder(shop, ['jou-mache']);

  await status.selectOption('processing');
  await expectToast(page, 'ErrorFailed to update order status');
  await expect(status).toHaveValue('cancelled');
  const reason = `This artwork now belongs to order ${winner}`;
  await expect(rowOf(page, late).getByText(reason)).toBeVisible();
  await expect(status).toHaveAccessibleDescription(reason);
});

test('a tracking number that could not be saved stays in the field', async ({ page, shop }) => {
  const id = await placeTransferOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  await page.route('**/tracking', (route) => route.abort());
  const field = rowOf(page, id).getByLabel('Tracking number');
  await field.fill('LX 1');
  await field.blur();
  await expectToast(page, 'ErrorFailed to update tracking number');
  await expect(field).toHaveValue('LX 1');
  await page.unroute('**/tracking');
  await field.focus();
  await field.blur();
  await expectToast(page, 'Tracking number updated successfully');
});

test('a paid card order is refunded only after a question', async ({ page, shop }) => {
  const id = await placeCardOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  const status = rowOf(page, id).getByLabel('Status');
  await status.selectOption('cancelled');
  const dialog = page.getByRole('dialog', { name: `Cancel order ${id}?` });
  await expect(dialog).toContainText('full refund of $150.00');
  await dialog.getByRole('button', { name: 'Keep the order' }).click();
  await expect(dialog).toBeHidden();
  await expect(status).toHaveValue('processing');
  expect((await shop.state()).refunds).toEqual([]);

  await status.selectOption('cancelled');
  await dialog.getByRole('button', { name: 'Cancel and refund $150.00' }).click();
  await expectToast(page, 'Order status updated successfully');
  await expect(rowOf(page, id).getByText('Refunded $150.00: Order cancelled')).toBeVisible();
  expect((await shop.state()).refunds).toMatchObject([{ amount: 15000 }]);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('the question for an order that lost a piece names the rest of its money', async ({
  page,
  shop,
}) => {
  const id = await placeCardOrder(shop, ['jou-mache', 'tanbouye']);
  const lost = { key: 'lost', amount: '150.00', reason: 'Sold before', refusals: 0 };
  await showOrders(page, (order) => ({ ...order, refunds: [{ ...lost, state: 'done' }] }));
  await openAdmin(page, shop, '/admin/orders');
  await rowOf(page, id).getByLabel('Status').selectOption('cancelled');
  const dialog = page.getByRole('dialog', { name: `Cancel order ${id}?` });
  await expect(dialog).toContainText('The rest of the money, $175.00, goes back to the card.');
  await expect(dialog.getByRole('button', { name: 'Cancel and refund $175.00' })).toBeVisible();
});

test('a stray payment is refunded when the administrator presses the button', async ({
  page,
  shop,
}) => {
  const id = await placeCardOrder(shop, ['jou-mache']);
  const stray = await payElsewhere(shop, { cents: 50, metadata: { orderId: id } });
  await waitForEvents(shop);
  await openAdmin(page, shop, '/admin/orders');
  const button = rowOf(page, id).getByRole('button', { name: 'Give it back' });
  await expect(button).toHaveAccessibleDescription(/^A payment of \$0\.50 does not belong/);
  await shop.setFault({ service: 'blobs', mode: 'error' });
  await button.click();
  await expectToast(page, 'ErrorFailed to give the payment back');
  await shop.clearFaults();
  await button.click();
  await expectToast(page, 'The payment goes back');
  await expect(rowOf(page, id).getByText(/^A payment of \$0\.50 went back/)).toBeVisible();
  expect((await shop.state()).refunds).toMatchObject([{ payment_intent: stray.id, amount: 50 }]);
});

test('an order without its money asks whether to free its artwork, and refunds nothing', async ({
  page,
  shop,
}) => {
  const id = await placeCardOrder(shop, ['jou-mache']);
  const [payment] = (await shop.state()).paymentIntents;
  const dispute = await openDispute(shop, payment!.id);
  await waitForEvents(shop);
  await openAdmin(page, shop, '/admin/orders');
  await expect(rowOf(page, id).getByText('The buyer disputes $150.00.')).toBeVisible();
  await expect(rowOf(page, id).getByRole('button', { name: 'Free the work' })).toBeHidden();
  await closeDispute(shop, dispute.id, 'lost');
  await waitForEvents(shop);
  await page.reload();
  await expect(rowOf(page, id).getByText('Dispute lost')).toBeVisible();
  await rowOf(page, id).getByRole('button', { name: 'Free the work' }).click();
  await expectToast(page, 'Order status updated successfully');
  await expect(rowOf(page, id).getByLabel('Status')).toHaveValue('cancelled');
  await expect(rowOf(page, id).getByRole('button', { name: 'Free the work' })).toBeHidden();
  expect((await shop.state()).refunds).toEqual([]);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('a cancellation does not refund money that went back in Stripe’s dashboard', async ({
  page,
  shop,
}) => {
  const id = await placeCardOrder(shop, ['jou-mache']);
  const [payment] = (await shop.state()).paymentIntents;
  await refundAtStripe(shop, payment!.client_secret!, 5000);
  await waitForEvents(shop);
  await openAdmin(page, shop, '/admin/orders');
  await expect(
    rowOf(page, id).getByText('$50.00 refunded in Stripe’s dashboard', { exact: true }),
  ).toBeVisible();
  await rowOf(page, id).getByLabel('Status').selectOption('cancelled');
  await expect(page.getByRole('dialog')).toContainText('The rest of the money, $100.00,');
});

test('a question precedes the cancellation of a settled transfer', async ({ page, shop }) => {
  const id = await placeTransferOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  const status = rowOf(page, id).getByLabel('Status');
  await status.selectOption('shipped');
  await expectToast(page, 'Order status updated successfully');
  await status.selectOption('cancelled');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$150.00 has to be returned by hand');
  await expect(dialog).toContainText('fraud');
  await page.keyboard.press('Escape');
  await expect(status).toHaveValue('shipped');
  await expect(status).toBeFocused();
});

test('a failed list shows an error and a retry', async ({ page, shop }) => {
  await page.route('**/api/admin/orders*', (route) => route.fulfill({ status: 503, json: {} }));
  await openAdmin(page, shop, '/admin/orders');
  await expectToast(page, 'ErrorFailed to fetch orders');
  await page.unroute('**/api/admin/orders*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test('the list shows fifty orders, then older ones, and an older order that a link names', async ({
  page,
  shop,
}) => {
  const id = await placeCardOrder(shop, ['jou-mache']);
  await page.route('**/api/admin/orders?limit=*', async (route) => {
    const url = new URL(route.request().url());
    const template = await (await route.fetch({ url: `${shop.url}/api/admin/orders` })).json();
    const isOlder = url.searchParams.get('before') === '2026-01-01T00:00:00.000Z~NEW-049';
    const orders = Array.from({ length: 50 }, (_, index) => ({
      ...template[0],
      id: `NEW-0${String(index).padStart(2, '0')}`,
      createdAt: '2026-01-01T00:00:00.000Z',
    }));
    await route.fulfill({ json: isOlder ? [{ ...template[0], id: 'OLD-000' }] : orders });
  });
  await openAdmin(page, shop, `/admin/orders#${id}`);
  await expect(rowOf(page, id)).toBeVisible();
  await expect(rowOf(page, 'OLD-000')).toBeHidden();
  const older = page.getByRole('button', { name: 'Show older' });
  await older.click();
  await expect(rowOf(page, 'OLD-000')).toBeVisible();
  await expect(older).toBeHidden();
});
