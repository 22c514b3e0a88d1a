import { expect, type Locator, type Page } from '@playwright/test';
import type { Appearance, CustomFontSource } from '@stripe/stripe-js';
import { shownNumber } from '#shared/order-number';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin, rowOf } from './admin-page.ts';
import { addFromWall, cards, fillCard, fillCardForm, openCheckout } from './purchase-page.ts';
import { cardOf, expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

test.use({ reducedMotion: 'no-preference' });

const terms = 'delivery takes one to three weeks';

test('by card from the cart: paid, told with the next steps, listed for the painter', async ({
  page,
  shop,
  admin,
}) => {
  await page.goto(`${shop.url}/shop-art`);
  await addFromWall(page, 'Jou Mache');
  await openCheckout(page);
  await fillCardForm(page, cards.good);
  await expectLookInFrame(page);
  await page.getByRole('button', { name: /^(Pay|Complete Purchase)/ }).click();
  await expectToast(page, 'Payment Successful');
  await expectToast(page, 'Order Created Successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  const [order] = await admin.listOrders();
  const panel = page.getByRole('region', { name: 'Thank you for your purchase!' });
  await expectBought(panel, 'Jou Mache', order!.id);
  await expect(panel.getByRole('heading')).toBeFocused();
  await expectAccessibleEverywhere(page, 'the panel after a payment');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paid. We are packing it by hand.')).toBeVisible();
  await expect(panel).toHaveCount(0);

  const [intent] = (await shop.state()).paymentIntents;
  expect(intent?.receipt_email).toBe('marie@example.com');
  await openAdmin(page, shop, '/admin/orders');
  await expect(rowOf(page, order!.id)).toContainText('Jou Mache');
  await expect(rowOf(page, order!.id).getByLabel('Status')).toHaveValue('processing');
  await expect(rowOf(page, order!.id)).toContainText('Jacmel');
});

test('a card with authentication returns to a paid order', async ({ page, shop, admin }) => {
  await page.goto(`${shop.url}/checkout?artworkId=choublak`);
  await fillCardForm(page, cards.redirecting);
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

test('a refused authentication returns to a retry @nightly', async ({ page, shop, admin }) => {
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
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expectToast(page, 'Thank you for your purchase!');
  expect(await page.evaluate(() => sessionStorage.getItem('buyer'))).toBeNull();
});

test('by transfer: instructions, the mail again after a wait, an order page, reserved for others', async ({
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
  await expect(next).toBeDisabled();
  await expect(dialog.getByText(terms)).toBeVisible();
  await dialog.getByLabel('Name').fill('Marie Joseph');
  await dialog.getByLabel('Email').fill('marie@example.com');
  await next.click();
  await expectToast(page, 'Please complete your Zelle payment.');
  const [order] = await admin.listOrders();
  expect(order).toMatchObject({ method: 'zelle', status: 'pending', totalAmount: '225.00' });
  await expect(
    dialog.getByRole('heading', { name: `Order #${shownNumber(order!.id)}` }),
  ).toBeVisible();
  await expect(dialog.getByText('$225.00').first()).toBeVisible();
  await expect(
    dialog.getByText(
      /^Reserved for you until .+ Press the link in our e-mail to keep it until .+\.$/,
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toHaveAttribute('height', '180');

  await shop.waitUntilIdle();
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page, 'instructions');
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

  await dialog.getByRole('link', { name: /order.s page/ }).click();
  // It fades away above the next page, and has the same fields.
  await expect(dialog).toHaveCount(0);
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

/** Expects the painting, the order number, what happens next and when, and the link to the order's page. */
async function expectBought(place: Locator, title: string, orderId: string): Promise<void> {
  const picture = place.getByRole('img', { name: title });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate(isDrawnWhole)).toBe(true);
  await expect(place.getByText(`Order #${orderId}`, { exact: true })).toBeVisible();
  await expect(place.getByText('Within a few days')).toBeVisible();
  await expect(place.getByRole('link', { name: /order.s page/ })).toHaveAttribute(
    'href',
    new RegExp(`^/order#${orderId}\\.`),
  );
}

/** Runs in the page: returns whether the file came and keeps its proportions. */
function isDrawnWhole(element: Element): boolean {
  const { naturalWidth, naturalHeight, width, height } = element as HTMLImageElement;
  return Math.abs((naturalWidth * height) / (naturalHeight * width) - 1) < 0.02;
}

/** Expects what Stripe's frame, of another origin, gets: the appearance, and the font's address, which it may load. */
async function expectLookInFrame(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  const look = await frame.locator('main').getAttribute('data-look');
  const { appearance, fonts } = JSON.parse(look!) as {
    appearance: Appearance;
    fonts: CustomFontSource[];
  };
  expect(appearance.variables?.colorPrimary).toBe('#0F4C5C');
  expect(appearance.variables?.fontFamily).toContain(fonts[0]!.family);
  const font = await fetch(/^url\((.+)\)$/.exec(fonts[0]!.src)![1]!);
  expect(font.status).toBe(200);
  expect(font.headers.get('access-control-allow-origin')).toBe('*');
}
