import { expect, type Locator, type Page } from '@playwright/test';
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
