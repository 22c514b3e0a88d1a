import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import type { OrderStatus } from '#shared/order';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { inDays, makeOffer } from '../fixtures/buyers/offers.ts';
import { closeDispute, openDispute, waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import {
  expectToast,
  openAdmin,
  placeCardOrder,
  placeTransferOrder,
  rowOf,
  typePassword,
} from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ reducedMotion: 'no-preference' });

test('the administrator settles a transfer, sets a tracking number, gives back a part that another window has lessened, reads the log and takes a table; what fails is said; on a phone an order stays open after ‘delivered’ or ‘cancelled’ was chosen, until the screen is left (rules 26, 42, 111)', async ({
  page,
  shop,
  admin,
}) => {
  const owed = await placeTransferOrder(shop, ['tanbouye']);
  await admin.setStatus(owed, 'processing');
  await admin.setStatus(owed, 'cancelled', '50');
  const id = await placeTransferOrder(shop, ['jou-mache']);
  const other = await placeTransferOrder(shop, ['tanbouye']);
  const paid = await placeCardOrder(shop, ['bato-anba-loraj', 'choublak']);
  const lost = await placeLostOrder(shop, 'lannwit-sou-mon-yo');
  const parts = [7, 14].map((days) => ({ cents: 1250, until: inDays(days) }));
  await makeOffer(admin, { items: [{ title: 'A frame of oak', price: '25' }], parts });
  const refused = { status: 400, json: {} };
  await page.route('**/api/admin/orders*', (route) => route.fulfill(refused), { times: 1 });
  await openAdmin(page, shop, '/admin/orders');
  await expectToast(page, 'ErrorFailed to fetch orders');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('article')).toHaveCount(6);
  await expect(rowOf(page, lost).getByRole('button')).toHaveText(['Free the work', 'Copy address']);
  const row = rowOf(page, id);
  await expect(row).toHaveAccessibleName(id);
  await expect(row.getByText('Waiting for the transfer')).toBeVisible();
  await expect(row.getByText(/^Held until /)).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.route('**/api/admin/orders/*/*', (route) => route.fulfill(refused), { times: 2 });
  await statusOf(row).selectOption('processing');
  await expectToast(page, 'ErrorFailed to update order status');
  await row.getByLabel('Tracking number').fill('LX 1');
  await row.getByLabel('Tracking number').blur();
  await expectToast(page, 'ErrorFailed to update tracking number');

  await choose(row, 'processing');
  await expectToast(page, 'Order status updated successfully');
  await expect(row.getByText('E-mail is being sent: thanks for the order')).toBeVisible();
  await expect(row.getByText(/^Transfer received on /)).toBeVisible();
  expect(await newBuyer(shop).availability()).toMatchObject({ 'jou-mache': 'sold' });

  await row.getByLabel('Tracking number').fill(' LX 204 771 935 US ');
  await row.getByLabel('Tracking number').blur();
  await expectToast(page, 'Tracking number updated successfully');

  await page.reload();
  await expect(row.getByLabel('Status')).toHaveValue('processing');
  await expect(row.getByLabel('Tracking number')).toHaveValue('LX 204 771 935 US');

  const back = page.getByRole('dialog', { name: `Give back a part of order ${paid}` });
  await rowOf(page, paid).getByRole('button', { name: 'Give back …' }).click();
  await back.getByLabel('Amount').fill('60');
  await back.getByLabel('Reason').fill('A bent frame');
  // Another window gives back a part meanwhile.
  const { totalAmount } = (await admin.findOrder(paid))!;
  const leftCents = Math.round(Number(totalAmount) * 100);
  const refund = { id: 'of-another-window', cents: 1000, leftCents, reason: 'A scratch' };
  const given = await admin.send('POST', `/api/admin/orders/${paid}/refunds`, refund);
  expect(given.status).toBe(200);
  await back.getByRole('button', { name: 'Give back $60.00' }).click();
  await expect(back.getByRole('alert')).toContainText('of this order is left by now.');
  await expect(back.getByLabel('Amount')).toHaveValue('60');
  await back.getByRole('button', { name: 'Give back $60.00' }).click();
  await expect(back).toBeHidden();
  await expect(rowOf(page, paid).getByText('Refunded $60.00: A bent frame')).toBeVisible();
  const { refunds } = (await admin.findOrder(paid))!;
  expect(refunds.map(({ cents }) => cents)).toEqual([1000, 6000]);

  await page.setViewportSize({ width: 390, height: 844 });
  await choose(row, 'delivered');
  await choose(rowOf(page, other), 'cancelled');
  await expect(row.getByText('Delivered. Nothing to do.')).toBeVisible();
  await expect(rowOf(page, other).getByText('Cancelled. Nothing to do.')).toBeVisible();
  for (const one of [id, other]) await expect(statusOf(rowOf(page, one))).toBeVisible();
  await page.reload();
  for (const one of [id, other]) {
    await expect(rowOf(page, one).getByRole('button', { name: /^Show all/ })).toBeVisible();
    await expect(statusOf(rowOf(page, one))).toBeHidden();
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Orders as a table/ }).click();
  await typePassword(page, shop);
  expect((await download).suggestedFilename()).toMatch(/^orders-[\d-]+\.csv$/);
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`\r\n"${id}",`);

  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('link', { name: 'Activity' }).click();
  const log = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(log.filter({ hasText: `Order ${id}: pending → processing` })).toContainText('admin');
  await expect(log.first()).toContainText('Orders exported');
  await expectAccessibleEverywhere(page);
});

/** Places a card order whose money its bank took back. Returns its number. */
async function placeLostOrder(shop: RunningShop, artworkId: string): Promise<string> {
  const order = await placeCardOrder(shop, [artworkId]);
  const { paymentIntents } = await shop.state();
  const payment = paymentIntents.find(({ metadata }) => metadata['orderId'] === order);
  const { id } = await openDispute(shop, payment!.id);
  await closeDispute(shop, id, 'lost');
  await waitForEvents(shop);
  return order;
}

function statusOf(row: Locator): Locator {
  return row.getByLabel('Status');
}

async function choose(row: Locator, status: OrderStatus): Promise<void> {
  const answer = row.page().waitForResponse('**/api/admin/orders/*/status');
  await statusOf(row).selectOption(status);
  expect((await answer).status()).toBe(200);
}
