import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin, placeTransferOrder, rowOf } from './admin-page.ts';
import { addFromWall, openCheckout } from './purchase-page.ts';
import { expectAccessible, expectSound } from './site-page.ts';

for (const width of [390, 1440]) {
  test(`at ${width} px the buyer confirms by the link in the mail, by keyboard`, async ({
    page,
    shop,
    admin,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
    await page.goto(await linkOf(shop));
    await expect(
      page.getByText(/^Reserved for you until .+ Confirm your order to keep it until .+\.$/),
    ).toBeVisible();
    const button = page.getByRole('button', { name: 'Confirm my order' });
    await expectSound(page);
    expect((await admin.findOrder(body.orderId))?.awaitsConfirmation).toBe(true);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you. Your order is confirmed.')).toBeFocused();
    await expect(button).toBeHidden();
    await expect(page.getByText(/^Reserved for you until [^.]+\.$/)).toBeVisible();
    await expectSound(page);
    expect((await admin.findOrder(body.orderId))?.awaitsConfirmation).toBe(false);
  });

  test(`at ${width} px the instructions explain the confirmation, and the mail is sent again after a wait`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.url}/shop-art`);
    if (width < 500) {
      await page.goto(`${shop.url}/art/choublak`);
      await page.getByRole('button', { name: 'Add to Cart' }).click();
    } else await addFromWall(page, 'Choublak');
    await openCheckout(page);
    const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
    await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
    await dialog.getByLabel('Name').fill('Marie Joseph');
    await dialog.getByLabel('Email').fill('marie@example.com');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(
      dialog.getByText(
        /^Reserved for you until .+\. Press the link in our e-mail to keep it until .+\.$/,
      ),
    ).toBeVisible();
    await shop.waitUntilIdle();
    await expectAccessible(page);
    const again = dialog.getByRole('button', { name: 'send it again' });
    for (const [wait, words] of [
      [1, '1 minute'],
      [10, '10 minutes'],
    ] as const) {
      const sent = (await shop.state()).mails.length;
      await again.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText(
        `We have just sent this e-mail. You can have it again in ${words}. Please look in your spam folder, too.`,
      );
      await expect(again).toBeFocused();
      await shop.passMinutes(wait);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('We have sent it again.')).toBeVisible();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await expect(again).toBeFocused();
      await expect.poll(async () => (await shop.state()).mails.length).toBe(sent + 1);
      await shop.waitUntilIdle();
    }
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('in 60 minutes');
    await expectAccessible(page);
  });
}

test('the order page tells the painter that the money was sent, and the orders show it', async ({
  page,
  shop,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  await page.goto(`${shop.url}${body.orderPage}`);
  await page.getByRole('button', { name: 'I have sent the money' }).click();
  await expect(page.getByText(/^You told us on .+ that you have sent the money/)).toBeFocused();
  await expect(page.getByRole('button', { name: 'I have sent the money' })).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^You told us on /)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await expectSound(page);

  await openAdmin(page, shop, '/admin/orders');
  await expect(
    rowOf(page, body.orderId).getByText(/^The buyer says the money was sent/),
  ).toBeVisible();
});

test('the link of the mail works if the order’s page is open already', async ({ page, shop }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  await page.goto(`${shop.url}${body.orderPage}`);
  await expect(page.getByRole('button', { name: 'send it again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm my order' })).toBeHidden();
  await page.goto(await linkOf(shop));
  await page.getByRole('button', { name: 'Confirm my order' }).click();
  await expect(page.getByText('Thank you. Your order is confirmed.')).toBeVisible();
});

test('the dashboard explains the risk of transfers without mail', async ({ page, shop }) => {
  await page.route('**/api/admin/check-auth', (route) =>
    route.fulfill({ json: { ok: true, missing: ['mail'] } }),
  );
  await openAdmin(page, shop, '/admin/dashboard');
  const notices = page.getByRole('list', { name: 'Notices' });
  await expect(notices).toContainText('reserves its artworks for the whole TRANSFER_HOLD_HOURS');
  await expect(notices).toContainText(
    'a stranger with invented addresses can block half of what is for sale',
  );
});

test('an order that lapses while its page is open, and is ordered by another buyer, is not confirmed', async ({
  page,
  shop,
}) => {
  await newBuyer(shop).orderByTransfer(['tanbouye']);
  await page.goto(await linkOf(shop));
  const button = page.getByRole('button', { name: 'Confirm my order' });
  await expect(button).toBeVisible();
  await shop.passMinutes(61);
  const { status } = await newBuyer(shop).orderByTransfer(['tanbouye'], 'rival@example.com');
  expect(status).toBe(200);
  await button.click();
  await expect(page.getByRole('alert')).toContainText('lease do not send money');
  await expectSound(page);
  await page.reload();
  await expect(page.getByText(/^The time to pay for this order is over/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeHidden();
  await expectSound(page);

  await shop.runScheduled('reconcile');
  await page.reload();
  await expect(page.getByText(/^This order is cancelled. Please do not send money/)).toBeVisible();
  await expectSound(page);
});

test('an order that lapsed is confirmed as long as nobody else has its painting', async ({
  page,
  shop,
}) => {
  await newBuyer(shop).orderByTransfer(['tanbouye']);
  await page.goto(await linkOf(shop));
  const button = page.getByRole('button', { name: 'Confirm my order' });
  await expect(button).toBeVisible();
  await shop.passMinutes(61);
  await button.click();
  await expect(page.getByText('Thank you. Your order is confirmed.')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  expect((await newBuyer(shop).availability())['tanbouye']).toBe('reserved');
});

test('the administrator confirms an order for its buyer with one press', async ({ page, shop }) => {
  const id = await placeTransferOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/dashboard');
  await expect(page.getByText(`order ${id}, not confirmed yet`)).toBeVisible();
  await page.goto(`${shop.url}/admin/orders`);
  const row = rowOf(page, id);
  await expect(row.getByText('Not confirmed by the buyer yet')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page);
  }
  const heldUntil = row.getByText(/^Held until /);
  const before = await heldUntil.textContent();
  await row.getByRole('button', { name: 'Confirm for the buyer' }).click();
  await expectToast(page, 'Order confirmed for the buyer');
  await expect(row.getByText('Not confirmed by the buyer yet')).toBeHidden();
  await expect(heldUntil).not.toHaveText(before ?? '');
});

/** The address of the newest link that confirms. */
async function linkOf(shop: RunningShop): Promise<string> {
  await shop.waitUntilIdle();
  const text = (await shop.state()).mails.at(-1)?.text ?? '';
  return /http\S+\/order#[\w-]+\.[\w-]+\.[\w-]+/.exec(text)![0];
}
