import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import { holdCalls } from './held-calls.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem', { name, exact: true });

test('the keyboard leads from the dashboard to every row and to a test mail', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openAdmin(page, shop, '/admin/dashboard');
  await page.getByRole('link', { name: /^Setup: what is connected/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Setup' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '3 to do' })).toBeVisible();
  await expect(rowOf(page, 'Store')).toContainText('OK');
  await expect(rowOf(page, 'Samples')).toContainText('To do');
  await expect(rowOf(page, 'Address')).toContainText('Cannot be checked');

  const again = page.getByRole('button', { name: 'Check again' });
  await again.focus();
  await page.keyboard.press('Tab');
  const send = page.getByRole('button', { name: 'Send me a test mail' });
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^The mail is on its way to .*studio@atelye\.example/)).toBeVisible();
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Mail').getByRole('alert')).toContainText('in a minute');
  expect((await shop.state()).mails).toHaveLength(1);

  await expectAccessibleEverywhere(page);
});

test('a slow service delays no other row', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/dashboard');
  const release = await holdCalls(page, '**/api/admin/setup/wallets');
  await page.goto(`${shop.url}/admin/setup`);
  await expect(
    page.getByRole('status').filter({ hasText: 'Checking, 10 of 11 done' }),
  ).toBeVisible();
  await expect(rowOf(page, 'Stripe keys')).toContainText('OK');
  await expect(rowOf(page, 'Wallets')).toContainText('Checking…');
  release();
  await expect(rowOf(page, 'Wallets')).toContainText('Apple Pay, Google Pay and Link');
});

test('a repaired connection is ok after a second check', async ({ page, shop }) => {
  await shop.setFault({ service: 'stripe', mode: 'webhook-missing' });
  await openAdmin(page, shop, '/admin/setup');
  await expect(rowOf(page, 'Stripe webhook')).toContainText('To do');
  await shop.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(rowOf(page, 'Stripe webhook')).toContainText('OK');
});

test('a shop that does not answer is shown in the row, and an ended session leads to the login', async ({
  page,
  shop,
}) => {
  await page.route('**/api/admin/setup/store', (route) => route.abort());
  await openAdmin(page, shop, '/admin/setup');
  await expect(rowOf(page, 'Store')).toContainText('The shop does not answer');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});
