import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import type { OrderStatus } from '#shared/order';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { inDays, makeOffer } from '../fixtures/buyers/offers.ts';
import { closeDispute, openDispute, waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { orderKey, writeRecord } from '../fixtures/records.ts';
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

test('the administrator settles a transfer, sets a tracking number, reads the log and takes a table; on a phone an order stays open after ‘delivered’ or ‘cancelled’ was chosen, until the screen is left (rule 111)', async ({
  page,
  shop,
  admin,
}) => {
  const owed = await placeTransferOrder(shop, ['tanbouye']);
  await admin.setStatus(owed, 'processing');
  await admin.setStatus(owed, 'cancelled', '50');
  const id = await placeTransferOrder(shop, ['jou-mache']);
  const other = await placeTransferOrder(shop, ['tanbouye']);
  await placeCardOrder(shop, ['bato-anba-loraj', 'choublak']);
  const lost = await placeLostOrder(shop, 'lannwit-sou-mon-yo');
  const parts = [7, 14].map((days) => ({ cents: 1250, until: inDays(days) }));
  await makeOffer(admin, { items: [{ title: 'A frame of oak', price: '25' }], parts });
  await openAdmin(page, shop, '/admin/orders');
  await expect(page.locator('article')).toHaveCount(6);
  await expect(rowOf(page, lost).getByRole('button')).toHaveText(['Free the work', 'Copy address']);
  const row = rowOf(page, id);
  await expect(row).toHaveAccessibleName(id);
  await expect(row.getByText('Waiting for the transfer')).toBeVisible();
  await expect(row.getByText(/^Held until /)).toBeVisible();
  await expectAccessibleEverywhere(page);

  await choose(row, 'processing');
  await expectToast(page, 'Order status updated successfully');
  await expect(row.getByText(/^Transfer received on /)).toBeVisible();
  expect(await newBuyer(shop).availability()).toMatchObject({ 'jou-mache': 'sold' });

  await row.getByLabel('Tracking number').fill(' LX 204 771 935 US ');
  await row.getByLabel('Tracking number').blur();
  await expectToast(page, 'Tracking number updated successfully');

  await page.reload();
  await expect(row.getByLabel('Status')).toHaveValue('processing');
  await expect(row.getByLabel('Tracking number')).toHaveValue('LX 204 771 935 US');

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
