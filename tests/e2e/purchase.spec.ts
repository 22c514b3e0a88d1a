import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import {
  addFromWall,
  cards,
  expectBought,
  fillCard,
  fillCardForm,
  openCheckout,
} from './purchase-page.ts';
import { cardOf } from './site-page.ts';

test.use({ reducedMotion: 'no-preference' });

const terms = 'delivery takes one to three weeks';

test('a refused authentication returns to a retry with what was typed, and an answered one to a paid order', async ({
  page,
  shop,
  admin,
}) => {
  await page.goto(`${shop.url}/checkout?artworkId=choublak`);
  await fillCardForm(page, cards.redirecting);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
  expect(await admin.listOrders()).toEqual([]);
  const email = page.frameLocator('iframe[title="Secure email input frame"]');
  await expect(email.getByLabel('Email')).toHaveValue('marie@example.com');
  const address = page.frameLocator('iframe[title="Secure address input frame"]');
  for (const [label, value] of [
    ['Full name', 'Marie Joseph'],
    ['Country or region', 'HT'],
    ['Address line 1', '12 Rue Capois'],
    ['City', 'Jacmel'],
  ] as const) {
    await expect(address.getByLabel(label)).toHaveValue(value);
  }

  await fillCard(page, cards.redirecting);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page).toHaveURL(/\/payment-confirmation$/);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('Thank you for your purchase!')).toBeVisible();
  const [order] = await admin.listOrders();
  expect(order).toMatchObject({ status: 'processing', method: 'card' });
  await expectBought(page.getByRole('main'), 'Choublak', order!.id);
  await page.getByRole('link', { name: /order.s page/ }).click();
  await expect(page.getByText('Paid. We are packing it by hand.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('Haiti');
});

test('by transfer: what is missing or fails is said; instructions, the mail again after a wait, an order page, reserved for others', async ({
  page,
  shop,
  admin,
  browser,
}) => {
  await page.goto(`${shop.url}/shop-art`);
  await addFromWall(page, 'Choublak');
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expect(dialog.getByRole('complementary')).toContainText(/\d [x×] \d+ in.*on canvas/);
  await expectTerms(page);
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  const next = dialog.getByRole('button', { name: 'Continue' });
  const [name, email] = [dialog.getByLabel('Name'), dialog.getByLabel('Email')];
  await expect(email).toHaveAttribute('type', 'email');
  await expect(next).toBeDisabled();
  await expect(dialog.getByText(terms)).toBeVisible();
  await name.fill(' ');
  await expect(next).toBeDisabled();
  await email.fill('marie@example.com');
  await next.click();
  await expectToast(page, 'Missing InformationPlease provide your name and email address.');
  await name.fill('Marie Joseph');
  await shop.setFault({ service: 'blobs', mode: 'error' });
  await next.click();
  await expectToast(page, 'Order ErrorCould not create your order. Please try again later.');
  await shop.clearFaults();
  await next.click();
  await expect(page.locator('.toast')).toContainText(
    /Order Created\s*Order #\S+ has been created\. Please complete your Zelle payment\./,
  );
  const [order] = await admin.listOrders();
  expect(order).toMatchObject({ method: 'zelle', status: 'pending', totalAmount: '225.00' });
  await expect(dialog.getByRole('heading', { name: `Order #${order!.id}` })).toBeVisible();
  await expect(dialog.getByText('$225.00').first()).toBeVisible();
  await expect(
    dialog.getByText(
      /^Reserved for you until .+ Press the link in our e-mail to keep it until .+\.$/,
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toHaveAttribute('height', '180');

  await shop.waitUntilIdle();
  const again = dialog.getByRole('button', { name: 'send it again' });
  await again.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'We have just sent this e-mail. You can have it again in 1 minute. Please look in your spam folder, too.',
  );
  await expect(again).toBeFocused();
  await shop.passMinutes(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('We have sent it again.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(again).toBeFocused();
  await expect.poll(async () => (await shop.state()).mails.length).toBe(2);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${shop.url}/shop-art`);
  await expect(cardOf(other, 'Choublak').getByText('Reserved')).toBeVisible();
  await expect(cardOf(other, 'Choublak').getByRole('button', { name: 'Buy Now' })).toHaveCount(0);

  const link = dialog.getByRole('link', { name: /order.s page/ });
  const orderPage = await link.getAttribute('href');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expectToast(page, `Order Created SuccessfullyOrder #${order!.id} has been created.`);
  await expect(dialog).toHaveCount(0);
  await page.goto(shop.url + orderPage);
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await expect(page.getByText('Waiting for your transfer.')).toBeVisible();
  await page.getByLabel('Street and number').fill('12 Rue Capois');
  await page.getByLabel('Name', { exact: true }).fill('Marie Joseph');
  await page.getByLabel('City').fill('Jacmel');
  await page.getByLabel('Country').fill('Haiti');
  await page.getByRole('button', { name: 'Save Delivery' }).click();
  await expect(page.getByText('Saved. Thank you.')).toBeVisible();
  expect((await admin.listOrders())[0]?.shippingAddress?.city).toBe('Jacmel');
});

/** Expects the terms in the way of paying that is open. */
async function expectTerms(page: Page): Promise<void> {
  const link = page.getByText('The terms of this shop apply.').getByRole('link');
  await expect(link).toHaveAttribute('href', '/terms');
}
