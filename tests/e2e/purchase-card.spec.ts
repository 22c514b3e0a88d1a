import { expect, type Page } from '@playwright/test';
import type { Appearance, CustomFontSource } from '@stripe/stripe-js';
import { listRecords } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import { holdCalls } from './held-calls.ts';
import {
  addFromWall,
  cards,
  expectBought,
  expectCardForm,
  fillCard,
  fillCardForm,
  openCart,
} from './purchase-page.ts';
import { expectAccessibleEverywhere, expectFits, expectTabOrder } from './site-page.ts';

const confirmation = /\/payment_intents\/[^/]+\/confirm$/;

test('by card from the cart: tabs keep their place, axe finds nothing, and nothing is written before the press; what fails is said; paid, told with the next steps, stored with its address', async ({
  page,
  shop,
  admin,
}) => {
  const before = listRecords(shop);
  await breakFirstConfirmation(page, shop, 'The form is gone.');
  const release = await holdCalls(page, '**/api/create-payment-intent');
  await page.goto(`${shop.url}/shop-art`);
  await addFromWall(page, 'Jou Mache');
  await openCart(page);
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart.getByText('$150.00').first()).toBeVisible();
  await expectFits(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await cart.getByRole('button', { name: 'Checkout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expectTabOrder(page, ['Close', 'Back to cart', 'Pay with Card']);
  const byTransfer = dialog.getByRole('tab', { name: 'Pay with Zelle' });
  const place = await byTransfer.boundingBox();
  release();
  await expectCardForm(page);
  expect(await byTransfer.boundingBox()).toEqual(place);
  await expect(
    dialog.getByText('Not reserved until you pay. If somebody is faster, you are not charged.'),
  ).toBeVisible();
  await expectAccessibleEverywhere(page, 'card form');
  const widePlace = await byTransfer.boundingBox();
  await byTransfer.click();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await byTransfer.boundingBox()).toEqual(widePlace);
  await expectAccessibleEverywhere(page, 'transfer form');
  await shop.waitUntilIdle();
  expect(listRecords(shop)).toEqual(before);
  expect((await shop.state()).paymentIntents).toHaveLength(1);

  await dialog.getByRole('tab', { name: 'Pay with Card' }).click();
  await fillCardForm(page, cards.declined);
  await expectLookInFrame(page);
  const pay = dialog.getByRole('button', { name: /^Pay \$/ });
  await pay.click();
  await expectPaymentError(page, 'Payment Error', 'The form is gone.');
  const wordless = { error: { type: 'card_error' } };
  await page.route(confirmation, (route) => route.fulfill({ status: 402, json: wordless }));
  await pay.click();
  await expectPaymentError(page, 'Payment Failed', 'An error occurred during payment.');
  await page.unroute(confirmation);
  await pay.click();
  await expectPaymentError(page, 'Payment Failed', 'Your card was declined.');
  await fillCard(page, cards.good);
  await pay.click();
  await expectToast(page, 'Payment SuccessfulYour payment has been successfully processed.');
  await expectToast(page, 'Order Created SuccessfullyYour payment was successful.');

  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  const [order] = await admin.listOrders();
  const panel = page.getByRole('region', { name: 'Thank you for your purchase!' });
  await expectBought(panel, 'Jou Mache', order!.id);
  await expect(panel.getByRole('heading')).toBeFocused();
  await expectFits(page);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paid. We are packing it by hand.')).toBeVisible();
  await expect(panel).toHaveCount(0);

  const [intent] = (await shop.state()).paymentIntents;
  expect(intent?.receipt_email).toBe('marie@example.com');
  expect(order).toMatchObject({
    status: 'processing',
    items: [{ artworkTitle: 'Jou Mache' }],
    shippingAddress: { city: 'Jacmel' },
  });
});

/** Expects the error as a toast, and in red in the form. */
async function expectPaymentError(page: Page, title: string, words: string): Promise<void> {
  await expectToast(page, title + words);
  const note = page.getByRole('dialog').getByRole('alert').filter({ hasText: words });
  await expect(note).toHaveCSS('color', 'rgb(200, 50, 31)');
}

/** Replaces Stripe.js by one whose first confirmation throws. */
async function breakFirstConfirmation(
  page: Page,
  shop: RunningShop,
  message: string,
): Promise<void> {
  const broken = `
    const make = Stripe;
    let isFirst = true;
    Stripe = Object.assign((...given) => {
      const stripe = make(...given);
      const confirmPayment = (...asked) => {
        if (!isFirst) return stripe.confirmPayment(...asked);
        isFirst = false;
        return Promise.reject(new Error('${message}'));
      };
      return { ...stripe, confirmPayment };
    }, make);`;
  await page.route(`${shop.sandboxUrl}/stripe.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + broken });
  });
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
