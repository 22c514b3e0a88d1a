import { expect } from '@playwright/test';
import { screens } from '../fixtures/pages.ts';
import { test } from '../fixtures/shop.ts';
import { closeDispute, openDispute, waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { openAdmin, placeCardOrder, placeTransferOrder, rowOf } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test('axe finds nothing on the login and the screens', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin/login`);
  await page.getByLabel('Username').waitFor();
  await expectAccessibleEverywhere(page);
  await openAdmin(page, shop, '/admin/dashboard');
  for (const screen of screens) {
    await page.goto(`${shop.url}${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const waiting = page.getByText(/^(Loading|Asking|Checking)/).filter({ visible: true });
    await expect(waiting).toHaveCount(0);
    await expectAccessibleEverywhere(page);
  }
  await page.goto(`${shop.url}/admin/content`);
  await page.getByRole('tab', { name: 'News & Blog' }).click();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .waitFor();
  await expectAccessibleEverywhere(page);
});

test('axe finds nothing on the orders and their dialogs', async ({ page, shop, admin }) => {
  const paid = await placeCardOrder(shop, ['jou-mache', 'tanbouye']);
  await admin.confirm(await placeTransferOrder(shop, ['choublak']));
  await placeTransferOrder(shop, ['bato-anba-loraj']);
  const lost = await placeCardOrder(shop, ['lannwit-sou-mon-yo']);
  const { paymentIntents } = await shop.state();
  const payment = paymentIntents.find(({ metadata }) => metadata['orderId'] === lost);
  const { id } = await openDispute(shop, payment!.id);
  await closeDispute(shop, id, 'lost');
  await waitForEvents(shop);
  await openAdmin(page, shop, '/admin/orders');
  await expect(rowOf(page, lost).getByRole('button')).toHaveText(['Free the work', 'Copy address']);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectAccessibleEverywhere(page);
  await rowOf(page, paid).getByLabel('Status').selectOption('cancelled');
  await page.getByRole('dialog', { name: `Cancel order ${paid}?` }).waitFor();
  await expectAccessibleEverywhere(page);
});
