import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { newBuyer, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import { closeDispute, openDispute, waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { orderKey, writeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import {
  expectToast,
  openAdmin,
  passMinutes,
  placeCardOrder,
  placeSentOrder,
  placeTransferOrder,
  rowOf,
  typePassword,
} from './admin-page.ts';

test.use({ reducedMotion: 'no-preference' });

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
  await typePassword(page, shop);
  expect((await download).suggestedFilename()).toMatch(/^orders-[\d-]+\.csv$/);
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`\r\n"${id}",`);

  await page.getByRole('link', { name: 'Activity' }).click();
  const log = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(log.filter({ hasText: `Order ${id}: pending → processing` })).toContainText('admin');
  await expect(log.first()).toContainText('Orders exported');
});

test('a refused status returns to the old one with the reason @nightly', async ({ page, shop }) => {
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

test('a tracking number that could not be saved stays in the field, an unchanged one is not sent @nightly', async ({
  page,
  shop,
}) => {
  const id = await placeTransferOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  await page.route('**/tracking', (route) => route.abort());
  const field = rowOf(page, id).getByLabel('Tracking number');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  await field.focus();
  await field.blur();
  expect(sent).toEqual([]);
  await field.fill('LX 1');
  await field.blur();
  await expectToast(page, 'ErrorFailed to update tracking number');
  await expect(field).toHaveValue('LX 1');
  await page.unroute('**/tracking');
  await field.focus();
  await field.press('Enter');
  await expectToast(page, 'Tracking number updated successfully');
  await field.focus();
  await field.blur();
  expect(sent).toHaveLength(2);
});

test('a paid card order shows its buyer; only after a question the rest of its money goes back @nightly', async ({
  page,
  shop,
}) => {
  const id = await placeCardOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  const row = rowOf(page, id);
  for (const text of ['Marie Joseph', 'marie@example.com', '12 Rue Capois', 'HT9110', 'Card']) {
    await expect(row.getByText(text).first()).toBeVisible();
  }
  await expect(row.getByText(/^Paid on /)).toBeVisible();
  await expect(row.getByText('Total $150.00', { exact: true })).toBeVisible();
  const status = row.getByLabel('Status');
  await status.selectOption('cancelled');
  const dialog = page.getByRole('dialog', { name: `Cancel order ${id}?` });
  await expect(dialog).toContainText('full refund of $150.00');
  await dialog.getByRole('button', { name: 'Keep the order' }).click();
  await expect(dialog).toBeHidden();
  await expect(status).toHaveValue('processing');
  const { paymentIntents, refunds } = await shop.state();
  expect(refunds).toEqual([]);

  await refundAtStripe(shop, paymentIntents[0]!.client_secret!, 5000);
  await waitForEvents(shop);
  await page.reload();
  await expect(
    row.getByText('$50.00 refunded in Stripe’s dashboard', { exact: true }),
  ).toBeVisible();
  await status.selectOption('cancelled');
  await expect(dialog).toContainText('The rest of the money, $100.00, goes back to the card.');
  await dialog.getByRole('button', { name: 'Cancel and refund $100.00' }).click();
  await expectToast(page, 'Order status updated successfully');
  await expect(row.getByText('Refunded $100.00: Order cancelled', { exact: true })).toBeVisible();
  expect((await shop.state()).refunds).toMatchObject([{ amount: 5000 }, { amount: 10_000 }]);
  expect(await newBuyer(shop).availability()).toEqual({});
});

test('an order without its money asks whether to free its artwork, and refunds nothing @nightly', async ({
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

test('a question precedes the cancellation of a promise and of a settled transfer, none of an unconfirmed order @nightly', async ({
  page,
  shop,
  admin,
}) => {
  const unconfirmed = await placeTransferOrder(shop, ['jou-mache']);
  const settled = await placeTransferOrder(shop, ['bato-anba-loraj']);
  await admin.setStatus(settled, 'shipped');
  const id = await placeTransferOrder(shop, ['tanbouye', 'choublak']);
  await openAdmin(page, shop, '/admin/orders');
  const other = rowOf(page, unconfirmed);
  await other.getByLabel('Status').selectOption('cancelled');
  await expectToast(page, 'Order status updated successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByLabel('Status')).toHaveValue('cancelled');
  await expect(other.getByText(/^Held until/)).toBeHidden();
  await expect(
    other.getByText('Money that has arrived for it is sent back by hand.'),
  ).toBeVisible();

  const paid = rowOf(page, settled).getByLabel('Status');
  await paid.selectOption('cancelled');
  await expect(page.getByRole('dialog')).toContainText('has to be returned by hand');
  await expect(page.getByRole('dialog')).toContainText('fraud');
  await page.keyboard.press('Escape');
  await expect(paid).toHaveValue('shipped');
  await expect(paid).toBeFocused();

  const row = rowOf(page, id);
  await expect(row.getByText('Not confirmed by the buyer yet')).toBeVisible();
  const heldUntil = row.getByText(/^Held until /);
  const before = await heldUntil.textContent();
  await row.getByRole('button', { name: 'Confirm for the buyer' }).click();
  await expectToast(page, 'Order confirmed for the buyer');
  await expect(row.getByText('Not confirmed by the buyer yet')).toBeHidden();
  await expect(heldUntil).not.toHaveText(before ?? '');
  const status = row.getByLabel('Status');
  await status.selectOption('cancelled');
  const dialog = page.getByRole('dialog', { name: `Cancel order ${id}?` });
  await expect(
    dialog.getByText(
      /^The buyer was told that it is held until .* at \d\d:\d\d; they get an e-mail\.$/,
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the order' }).click();
  await expect(dialog).toBeHidden();
  await expect(status).toBeFocused();
  await expect(status).toHaveValue('pending');
  expect((await admin.findOrder(id))?.status).toBe('pending');

  await status.selectOption('cancelled');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(status).toHaveValue('cancelled');
  expect(await newBuyer(shop).availability()).toEqual({ 'bato-anba-loraj': 'sold' });
});

test('money that was sent is on dashboard and orders, also after its hold lapsed @nightly', async ({
  page,
  shop,
}) => {
  const id = await placeSentOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/dashboard');
  const figures = page.locator('dl > div');
  const transfer = page.getByRole('listitem').filter({ hasText: 'Jou Mache' });
  await expect(figures.filter({ hasText: /^Money sent, says the buyer1$/ })).toBeVisible();
  await expect(figures.filter({ hasText: /^Waiting for a transfer0$/ })).toBeVisible();
  await expect(transfer).toContainText(`order ${id}, not confirmed yet, the buyer says`);

  await passMinutes(page, shop, 61);
  await shop.runScheduled('reconcile');
  await page.reload();
  await expect(figures.filter({ hasText: /^Money sent, says the buyer1$/ })).toBeVisible();
  await expect(figures.filter({ hasText: /^Held0$/ })).toBeVisible();
  await expect(transfer).toContainText(/not held since .* at \d\d:\d\d, order/);
  await expect(transfer).toContainText(`order ${id}, the buyer says the money was sent`);

  await page.goto(`${shop.url}/admin/orders`);
  const row = rowOf(page, id);
  await expect(row.getByText(/^Not held since .* at \d\d:\d\d$/)).toBeVisible();
  const said = row.getByText(/^The buyer says the money was sent: .* at \d\d:\d\d$/);
  await expect(said).toBeVisible();
  expect(await newBuyer(shop).availability()).toEqual({});

  await row.getByLabel('Status').selectOption('processing');
  await expect(row.getByText(/^Transfer received on /)).toBeVisible();
  await expect(said).toBeHidden();
  await expect(row.getByText(/^Not held since/)).toBeHidden();
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
});

test('the list asks once for fifty orders, then for older ones, and for an order that a link names @nightly', async ({
  page,
  shop,
}) => {
  // Of one moment, so that the number decides which are older.
  const ids = Array.from({ length: 61 }, (_, index) => `NEW-0${index + 10}`).reverse();
  const createdAt = new Date().toISOString();
  for (const id of ids) {
    writeRecord(shop, orderKey(id), { ...transferOrder(id, new Date()), createdAt });
  }
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/admin/orders') asked.push(decodeURIComponent(search));
  });
  await openAdmin(page, shop, '/admin/orders');
  const rows = page.getByRole('article');
  const older = page.getByRole('button', { name: 'Show older' });
  await expect(rows).toHaveCount(50);
  await older.click();
  await expect(rows).toHaveCount(61);
  await expect(rows.getByRole('heading', { level: 2 })).toHaveText(ids);
  await expect(older).toBeHidden();
  expect(asked).toEqual(['?limit=50', `?limit=50&before=${createdAt}~${ids[49]}`]);

  asked.length = 0;
  const linked = ids.at(-1)!;
  await page.goto(`${shop.url}/admin/dashboard`);
  await page.goto(`${shop.url}/admin/orders#${linked}`);
  await expect(rowOf(page, linked)).toBeInViewport();
  await expect(rows).toHaveCount(51);
  expect(asked.slice(-2)).toEqual(['?limit=50', `?id=${linked}`]);
  await older.click();
  await expect(rows.getByRole('heading', { level: 2 })).toHaveText(ids);
});
