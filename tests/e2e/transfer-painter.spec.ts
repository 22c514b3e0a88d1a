import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin, placeCardOrder, rowOf } from './admin-page.ts';
import { openCheckout } from './purchase-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

const words =
  'Not reserved yet: the painter will confirm by e-mail. Please do not send money before.';

test('above the share a transfer order reserves nothing and tells nobody where to send money, until the painter confirms @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch({ TRANSFER_HOLD_SHARE: '0.1' });
  const admin = await shop.admin();
  await newBuyer(shop).orderByTransfer(['jou-mache'], 'first@example.com');
  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await dialog.getByLabel('Name').fill('Marie Joseph');
  await dialog.getByLabel('Email').fill('marie@example.com');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'The painter will confirm it by e-mail.');
  await expect(dialog.getByText(words)).toBeVisible();
  const panel = dialog.getByRole('tabpanel');
  for (const secret of ['Recipient', 'Memo', 'Amount', '$225.00', 'Reserved for you until']) {
    await expect(panel, secret).not.toContainText(secret);
  }
  await expect(dialog.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expectAccessibleEverywhere(page, 'a transfer order above the share');
  expect((await newBuyer(shop).availability())['choublak'] ?? 'available').toBe('available');
  const order = (await admin.listOrders()).find(({ awaitsPainter }) => awaitsPainter);

  await dialog.getByRole('tab', { name: 'Pay with Card' }).click();
  await expect(dialog).toContainText('If you pay by card, nothing needs to be transferred.');
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await dialog.getByRole('link', { name: /order.s page/ }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expectNoInstructions(page);
  await expectAccessibleEverywhere(page, 'the page of an order that waits for the painter');
  const orderPage = page.url();

  await confirmOnScreens(page, shop, order!.id);
  await page.goto(`${shop.url}/about`);
  await page.goto(orderPage);
  await expect(page.getByText('Waiting for your transfer.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(page.getByText(/^Reserved for you until [^.]+\.$/)).toBeVisible();
  expect((await newBuyer(shop).availability())['choublak']).toBe('reserved');
});

/** Confirms the order of 'Choublak' on the administrator's screens, after one whose artwork was sold. */
async function confirmOnScreens(page: Page, shop: RunningShop, id: string): Promise<void> {
  const late = (await newBuyer(shop).orderByTransfer(['tanbouye'], 'late@example.com')).body;
  const winner = await placeCardOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/dashboard');
  for (const figure of [/^Waits for your confirmation2$/, /^Waiting for a transfer1until/]) {
    await expect(page.locator('dl > div').filter({ hasText: figure })).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'Choublak' })).toContainText(
    'not reserved, waits for your confirmation, order',
  );
  await expectAccessible(page, 'the dashboard');

  await page.goto(`${shop.url}/admin/orders`);
  const confirmButton = { name: 'Confirm and reserve' };
  const refused = rowOf(page, late.orderId);
  await refused.getByRole('button', confirmButton).click();
  await expect(refused.getByRole('alert')).toHaveText(
    `This artwork now belongs to order ${winner}`,
  );
  const row = rowOf(page, id);
  await expect(row.getByText('Waiting for your confirmation')).toBeVisible();
  await expect(row.getByText(/^Held until/)).toBeHidden();
  await expectAccessibleEverywhere(page, 'orders that wait for the painter');
  const button = row.getByRole('button', confirmButton);
  await expect(button).toHaveAccessibleDescription(
    'Not reserved: bank transfers may hold only some of your works. Confirm this one to reserve it and to send its buyer the instructions.',
  );
  await button.press('Enter');
  await expectToast(page, 'Order confirmed for the buyer');
  await expect(row.getByText('Waiting for the transfer')).toBeVisible();
  await expect(row.getByText(/^Held until .* at \d\d:\d\d$/)).toBeVisible();
  await expect(row.getByRole('heading', { name: id })).toBeFocused();
}

async function expectNoInstructions(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'How to pay' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'I have sent the money' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'send it again' })).toHaveCount(0);
}
