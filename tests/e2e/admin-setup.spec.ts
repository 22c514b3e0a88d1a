import { expect, type Locator, type Page } from '@playwright/test';
import { sandboxPublishableKey, sandboxSecretKey } from '../../netlify/sandbox/keys.ts';
import { test } from '../fixtures/shop.ts';
import { openAdmin, typePassword } from './admin-page.ts';
import { holdCalls } from './held-calls.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const cards = 'Cards (Stripe)';
const openDone = (page: Page) => page.getByText(/^\d+ done$/).click();
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
  await expect(page.getByRole('status').filter({ hasText: '11 to do' })).toBeVisible();
  await expect(rowOf(page, 'Samples')).toContainText('To do');
  const technical = page.getByText('Technical: 1 to do, 1 could not be checked');
  await expect(technical).toBeVisible();
  await expect(rowOf(page, 'Store')).toBeHidden();
  await technical.click();
  await expect(rowOf(page, 'Store')).toContainText('OK');
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

test('a slow service delays no other row @nightly', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/dashboard');
  const release = await holdCalls(page, '**/api/admin/setup/instagram');
  await page.goto(`${shop.url}/admin/setup`);
  await expect(
    page.getByRole('status').filter({ hasText: 'Checking, 16 of 17 done' }),
  ).toBeVisible();
  await expect(rowOf(page, 'Instagram')).toContainText('Checking…');
  await openDone(page);
  await expect(rowOf(page, cards)).toContainText('OK');
  release();
  await expect(rowOf(page, 'Instagram')).toContainText('Instagram accepts the key');
});

test('a repaired connection is ok after a second check @nightly', async ({ page, shop }) => {
  await shop.setFault({ service: 'stripe', mode: 'webhook-missing' });
  await openAdmin(page, shop, '/admin/setup');
  await expect(rowOf(page, cards)).toContainText('To do');
  await shop.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(rowOf(page, cards)).toBeHidden();
  await openDone(page);
  await expect(rowOf(page, cards)).toContainText('OK');
});

test('a shop that does not answer is shown in the row, and an ended session leads to the login @nightly', async ({
  page,
  shop,
}) => {
  await page.route('**/api/admin/setup/samples', (route) => route.abort());
  const lastQuestion = page.waitForResponse('**/api/admin/samples');
  await openAdmin(page, shop, '/admin/setup');
  await expect(rowOf(page, 'Samples')).toContainText('The shop does not answer');
  await lastQuestion;
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('on a phone keys are pasted, refused with the reason, changed and taken away @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch({ FIRST_VISIT: 'true' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, shop, '/admin/setup');
  const row = rowOf(page, cards);
  await expect(row).toContainText('Nobody can pay by card yet');
  await row.getByRole('button', { name: 'Connect Stripe' }).click();
  await expect(row.getByLabel('Publishable key')).toBeFocused();
  await row.getByLabel('Publishable key').fill(` ${sandboxPublishableKey}`);
  await row.getByLabel('Secret key').fill(sandboxPublishableKey);
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your password, please' });
  await dialog.getByLabel('Password').fill('not it');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('The password is wrong.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByRole('alert')).toContainText('Type your password, too');
  await row.getByRole('button', { name: 'Check and save' }).click();
  await typePassword(page, shop);
  await expect(row.getByRole('alert')).toContainText('this is the publishable key');
  await expect(row.getByLabel('Publishable key')).toHaveValue(` ${sandboxPublishableKey}`);
  await row.getByLabel('Secret key').fill(`${sandboxSecretKey} `);
  await row.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
  await openDone(page);
  await expect(row).toContainText('Stripe tells the shop about payments, refunds and disputes.');
  await expect(row).toContainText('Secret key: ends in dbox');
  expect(await page.content()).not.toContain(sandboxSecretKey);
  await row.getByRole('button', { name: 'Disconnect Stripe' }).click();
  // Ten minutes later, above the question.
  await page.context().clearCookies({ name: 'confirmed' });
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await typePassword(page, shop);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toContainText('Nobody can pay by card yet');
  await expectAccessibleEverywhere(page);
});
