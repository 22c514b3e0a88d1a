import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the dashboard begins with what is left before the shop opens, and leads to it @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/dashboard');
  const list = page.getByRole('region', { name: 'Open the shop' });
  await expect(list.getByText('3 of 13 done')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Open the shop');
  await list.getByRole('button', { name: 'It arrived' }).tap();
  await expect(list.getByText('Send yourself a test mail first.')).toBeVisible();
  await list.getByRole('button', { name: 'Send me a test mail' }).tap();
  await expect(list.getByText(/The mail is on its way to/)).toBeVisible();
  await list.getByRole('button', { name: 'It arrived' }).tap();
  await expect(list.getByText('4 of 13 done')).toBeFocused();
  await list.getByText('4 done', { exact: true }).tap();
  await expect(list.getByText('The mail server accepts the shop.')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await list.getByRole('link', { name: 'Write how people reach you' }).tap();
  await expect(page.getByRole('tab', { name: 'Contact', selected: true })).toBeVisible();
  await page.getByLabel('Text').fill('Write to me: solange@shop.example');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.goto(`${shop.url}/admin/dashboard`);
  await expect(list.getByText('5 of 13 done')).toBeVisible();

  await page.route('**/api/admin/opening', async (route) => {
    const answer: object = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, isFinished: true } });
  });
  await page.reload();
  await expect(page.getByText('For sale')).toBeVisible();
  await expect(list).toHaveCount(0);
});
