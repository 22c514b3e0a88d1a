import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the dashboard begins with what is left before the shop opens, and leads to it @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/dashboard');
  const card = page.getByRole('region', { name: 'Before you open' });
  await expect(card.getByText('0 of 9 done')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Before you open');
  await card.getByRole('button', { name: 'It arrived' }).tap();
  await expect(card.getByText('Send yourself a test mail first.')).toBeVisible();
  await card.getByRole('button', { name: 'Send me a test mail' }).tap();
  await expect(card.getByText(/The mail is on its way to/)).toBeVisible();
  await card.getByRole('button', { name: 'It arrived' }).tap();
  await expect(card.getByText('1 of 9 done')).toBeFocused();
  await expectAccessibleEverywhere(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await card.getByRole('link', { name: 'Write Contact' }).tap();
  await expect(page.getByRole('tab', { name: 'Contact', selected: true })).toBeVisible();
  await page.getByLabel('Text').fill('Write to me: solange@shop.example');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.goto(`${shop.url}/admin/dashboard`);
  await expect(card.getByText('2 of 9 done')).toBeVisible();
});
