import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import {
  closeDispute,
  openDispute,
  payElsewhere,
  waitForEvents,
} from '../fixtures/buyers/stripe-account.ts';
import { openAdmin, placeCardOrder, placeTransferOrder, rowOf } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const frames = ['dashboard', 'artworks', 'content', 'instagram-settings', 'activity', 'setup'];

test('axe finds nothing on the login and the frames', async ({ page, shop }) => {
  await page.goto(`${shop.url}/admin/login`);
  await page.getByLabel('Username').waitFor();
  await expectAccessibleEverywhere(page);
  await openAdmin(page, shop, '/admin/dashboard');
  for (const frame of frames) {
    await page.goto(`${shop.url}/admin/${frame}`);
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

test('axe finds nothing on the orders and their dialog', async ({ page, shop }) => {
  const paid = await placeCardOrder(shop, ['jou-mache', 'tanbouye']);
  await placeTransferOrder(shop, ['choublak']);
  await newBuyer(shop).openCard(['bato-anba-loraj']);
  const lost = await placeCardOrder(shop, ['lannwit-sou-mon-yo']);
  await payElsewhere(shop, { cents: 50, metadata: { orderId: lost } });
  const { paymentIntents } = await shop.state();
  const payment = paymentIntents.find(({ metadata }) => metadata['orderId'] === lost);
  const { id } = await openDispute(shop, payment!.id);
  await closeDispute(shop, id, 'lost');
  await waitForEvents(shop);
  await openAdmin(page, shop, '/admin/orders');
  await expect(rowOf(page, lost).getByRole('button')).toHaveText(['Give it back', 'Free the work']);
  await page.getByLabel('Show unpaid card orders').check();
  await expect(page.getByRole('article')).toHaveCount(4);
  await expectAccessibleEverywhere(page);
  await rowOf(page, paid).getByLabel('Status').selectOption('cancelled');
  await page.getByRole('dialog').waitFor();
  await expectAccessibleEverywhere(page);
});
