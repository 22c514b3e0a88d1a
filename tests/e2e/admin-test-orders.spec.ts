import { expect } from '@playwright/test';
import { findViolations } from '../fixtures/axe.ts';
import { goLive } from '../fixtures/live-keys.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin, placeCardOrder, placeTransferOrder, rowOf } from './admin-page.ts';

test('with live keys one press removes the test orders, which no figure counts @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  const paid = await placeCardOrder(shop, ['jou-mache']);
  const transfer = await placeTransferOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/orders');
  await expect(rowOf(page, paid)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await goLive(shop);
  const real = await placeCardOrder(shop, ['choublak']);
  await openAdmin(page, shop, '/admin/dashboard');
  const figure = (words: RegExp) => page.locator('dl > div').filter({ hasText: words });
  await expect(figure(/^Waiting for a parcel1$/)).toBeVisible();
  await expect(figure(/^Waiting for a transfer0$/)).toBeVisible();
  await expect(figure(/^Sold1$/)).toBeVisible();
  await expect(figure(/^Held0$/)).toBeVisible();
  await expect(page.getByRole('link', { name: paid })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${shop.url}/admin/orders`);
  for (const id of [paid, transfer])
    await expect(rowOf(page, id).getByText('Test', { exact: true })).toBeVisible();
  await expect(rowOf(page, real).getByText('Test', { exact: true })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove 2 test orders' }).click();
  const question = page.getByRole('dialog', { name: 'Remove 2 test orders?' });
  await expect(question).toContainText(paid);
  expect(await findViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(rowOf(page, transfer)).toBeVisible();
  await page.getByRole('button', { name: 'Remove 2 test orders' }).click();
  await question.getByRole('button', { name: 'Remove 2 test orders' }).click();
  await expectToast(page, 'Test orders removed');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(rowOf(page, real)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();
});
