import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { addFromWall, openCheckout } from './purchase-page.ts';

/** Fills a field as some browsers and password managers do: without an event. */
async function fillSilently(field: Locator, value: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, text) => void (input.value = text), value);
}

test('what a browser fills in without an event is read at the press: name and address of a transfer order', async ({
  page,
  shop,
  admin,
}) => {
  await page.goto(`${shop.url}/shop-art`);
  await addFromWall(page, 'Choublak');
  await openCheckout(page);
  await page.getByRole('tab', { name: 'Pay with Zelle' }).click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Continue' });
  await expect(next).toBeDisabled();
  await fillSilently(dialog.getByLabel('Name'), 'Marie Joseph');
  await fillSilently(dialog.getByLabel('Email'), 'marie@example.com');
  await next.click();
  await expectToast(page, 'Order Created');
  expect(await admin.listOrders()).toMatchObject([
    { customerName: 'Marie Joseph', customerEmail: 'marie@example.com' },
  ]);
});

test('a password that is filled in without an event is read at the press; the tables are saved in the way of the spreadsheet, which the browser remembers (rule 82)', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/orders');
  await page.getByLabel('‘;’ and ‘12,50’, as in French').check();
  await shop.passMinutes(11);
  await page.getByRole('button', { name: 'Orders as a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your password, please' });
  await fillSilently(dialog.getByLabel('Password'), shop.adminPassword);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  const [address] = await Promise.all([
    page.waitForRequest('**/orders/export/money**'),
    page.getByRole('button', { name: 'Money as a table' }).click(),
  ]);
  expect(address.url()).toContain('?decimal=comma');
  await page.reload();
  await expect(page.getByLabel('‘;’ and ‘12,50’, as in French')).toBeChecked();
  await shop.resetClock();
});
