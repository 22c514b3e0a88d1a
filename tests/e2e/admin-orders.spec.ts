import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { orderKey, writeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin, placeTransferOrder, rowOf, typePassword } from './admin-page.ts';

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
  await page.getByRole('button', { name: /^Orders as a table/ }).click();
  await typePassword(page, shop);
  expect((await download).suggestedFilename()).toMatch(/^orders-[\d-]+\.csv$/);
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`\r\n"${id}",`);

  await page.getByRole('link', { name: 'Activity' }).click();
  const log = page.getByRole('list', { name: 'Activity' }).getByRole('listitem');
  await expect(log.filter({ hasText: `Order ${id}: pending → processing` })).toContainText('admin');
  await expect(log.first()).toContainText('Orders exported');
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
