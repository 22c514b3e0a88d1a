import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { nothingPublishes } from '#shared/admin/publishing';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
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
  await expect(page.locator(':focus')).toHaveText(/^Technical/);
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

test('on the first visit the bar and the list say one sentence, and the next step is open; a checkout says what is missing (rules 103, 111)', async ({
  page,
  launch,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const shop = await launch({ ADMIN_PASSWORD_HASH: '', FIRST_VISIT: 'true' });
  await page.goto(`${shop.url}/admin/first-visit`);
  const kept = readFileSync(join(shop.dataDir, 'secrets.json'), 'utf8');
  await page
    .getByLabel('SHOP_SECRET')
    .fill((JSON.parse(kept) as Record<'shopSecret', string>).shopSecret);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('New password').fill(shop.adminPassword);
  await page.getByRole('button', { name: 'Open the shop' }).click();

  await expect(rowOf(page, 'Publishing')).toContainText(`${nothingPublishes}.`);
  const bar = page.getByRole('complementary', { name: 'Publishing' });
  await expect(bar).toContainText(nothingPublishes);

  const stripe = rowOf(page, 'Cards (Stripe)');
  await expect(stripe.getByLabel('Publishable key')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(1);
  await stripe.getByRole('button', { name: 'Cancel' }).click();
  const connect = stripe.getByRole('button', { name: 'Connect Stripe' });
  await expect(connect).toBeFocused();
  await connect.press('Enter');
  await expect(stripe.getByRole('link', { name: 'Open your keys at Stripe' })).toBeFocused();
  await page.goto(`${shop.url}/checkout?artworkId=choublak`);
  await expect(page.getByRole('alert')).toHaveText('Missing required Stripe key');
});
