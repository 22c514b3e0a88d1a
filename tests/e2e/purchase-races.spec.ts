import { expect, type Page } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import { addFromWall, cards, fillCardForm, openCheckout } from './purchase-page.ts';
import { cardOf, expectAccessibleEverywhere } from './site-page.ts';

const confirmation = /\/payment_intents\/[^/]+\/confirm$/;

test('who presses Pay after a sale, or is second after the bank’s yes, is not charged and led back', async ({
  page,
  shop,
  admin,
}) => {
  const confirmed = noteConfirmations(page);
  await page.goto(`${shop.url}/checkout?artworkId=choublak`);
  await fillCardForm(page, cards.good);
  await buyElsewhere(shop, ['choublak']);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    "'Choublak' has just been sold. Your card was not charged.",
  );
  await expect(page.getByRole('button', { name: 'Complete Purchase' })).toHaveCount(0);
  await expect(page.getByText(/pending/)).toHaveCount(0);
  await expectAccessibleEverywhere(page, 'a work that was sold before the press');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the other artworks' })).toBeVisible();
  expect(confirmed()).toBe(0);
  expect(await intentsOf(shop)).toEqual(['requires_payment_method', 'succeeded']);
  expect(await admin.listOrders()).toHaveLength(1);

  await page.goto(`${shop.url}/checkout?artworkId=tanbouye`);
  await fillCardForm(page, cards.good);
  await sellBeforeConfirmation(page, shop, ['tanbouye']);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was charged' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Your bank may show $175.00 as pending');
  await expect(page.getByText('The other paintings are still free.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(cardOf(page, 'Tanbouyè').getByText('Sold', { exact: true })).toBeVisible();
});

test('of a cart that lost a work at Pay the others are paid @nightly', async ({
  page,
  shop,
  admin,
}) => {
  const confirmed = noteConfirmations(page);
  const dialog = await openTwo(page, shop);
  await fillCardForm(page, cards.good);
  await buyElsewhere(shop, ['jou-mache']);
  await dialog.getByRole('button', { name: 'Pay $325.00' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    "'Jou Mache' has just been sold. Your card was not charged.",
  );
  await expect(dialog.getByText('The other paintings are still free.')).toBeVisible();
  expect(confirmed()).toBe(0);
  await payForRest(page, shop);
  const orders = await admin.listOrders();
  expect(orders.map(({ status, totalAmount }) => `${status} ${totalAmount}`).sort()).toEqual([
    'processing 150.00',
    'processing 175.00',
  ]);
  expect(await intentsOf(shop)).toEqual(['requires_payment_method', 'succeeded', 'succeeded']);
});

test('who is second after the bank’s yes is not charged, and is offered the others @nightly', async ({
  page,
  shop,
}) => {
  const dialog = await openTwo(page, shop);
  await fillCardForm(page, cards.good);
  await sellBeforeConfirmation(page, shop, ['jou-mache']);
  await dialog.getByRole('button', { name: 'Pay $325.00' }).click();
  const title = dialog.getByRole('heading', { name: 'Nothing was charged' });
  await expect(title).toBeFocused();
  await expect(dialog).toContainText(
    "'Jou Mache' was sold to another buyer a moment before. Your bank may show $325.00 as pending; it disappears within some days.",
  );
  await expect(dialog.getByText('The other paintings are still free.')).toBeVisible();
  await expect(page.getByText('Payment Successful')).toHaveCount(0);
  await expectAccessibleEverywhere(page, 'a cart that lost a work after the bank’s yes');
  const { paymentIntents } = await shop.state();
  const released = paymentIntents.filter(({ status }) => status === 'canceled');
  expect(released).toMatchObject([{ amount: 32_500, amount_received: 0 }]);

  await dialog.getByRole('button', { name: 'Pay for them' }).click();
  await expect(dialog.getByRole('button', { name: 'Pay $175.00' })).toBeVisible();
  await expect(dialog.getByRole('complementary')).not.toContainText('Jou Mache');
});

test('Stripe.js’s success is not believed: the dialog waits for the shop’s word @nightly', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await fillCardForm(page, cards.good);
  let isFinished = false;
  await page.route('**/api/orders/payment', async (route) => {
    const response = await route.fetch();
    const outcome: object = await response.json();
    const unfinished = { ...outcome, state: 'processing', orderPage: null };
    await route.fulfill({ response, json: isFinished ? outcome : unfinished });
  });
  await dialog.getByRole('button', { name: 'Pay $225.00' }).click();
  await expect(dialog.getByRole('heading', { name: 'Payment processing' })).toBeFocused();
  await expect(dialog).toContainText(
    'Your bank has agreed. We are finishing your order and will e-mail you; you can close this page.',
  );
  await expectAccessibleEverywhere(page, 'a payment that is being finished');
  await expect(page.getByText('Payment Successful')).toHaveCount(0);
  await expect(page.getByText('Order Created Successfully')).toHaveCount(0);
  isFinished = true;
  await expectToast(page, 'Payment Successful');
  await expectToast(page, 'Order Created Successfully');
  await expect(page.getByRole('region', { name: 'Thank you for your purchase!' })).toBeVisible();
});

/** Another buyer pays for these works. */
async function buyElsewhere(shop: RunningShop, ids: string[]): Promise<void> {
  const rival = newBuyer(shop);
  const { clientSecret } = (await rival.openCard(ids)).body;
  await payByCard(shop, clientSecret);
  expect((await rival.outcomeOf(clientSecret)).body.state).toBe('succeeded');
}

/** Another buyer pays after the shop's check of the page's purchase and before the page's card. */
async function sellBeforeConfirmation(page: Page, shop: RunningShop, ids: string[]): Promise<void> {
  await page.route(confirmation, async (route) => {
    await buyElsewhere(shop, ids);
    await route.continue();
  });
}

/** Opens the checkout of 'Jou Mache' ($150) and 'Tanbouyè' ($175). */
async function openTwo(page: Page, shop: RunningShop) {
  await page.goto(`${shop.url}/shop-art`);
  await addFromWall(page, 'Jou Mache');
  await addFromWall(page, 'Tanbouyè');
  await openCheckout(page);
  return page.getByRole('dialog', { name: 'Complete Your Purchase' });
}

async function payForRest(page: Page, shop: RunningShop): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await dialog.getByRole('button', { name: 'Pay for them' }).click();
  await expect(dialog.getByRole('complementary')).not.toContainText('Jou Mache');
  await fillCardForm(page, cards.good);
  await dialog.getByRole('button', { name: 'Pay $175.00' }).click();
  await expectToast(page, 'Payment Successful');
  const panel = page.getByRole('region', { name: 'Thank you for your purchase!' });
  await expect(panel.getByText('Tanbouyè')).toBeVisible();
  await expect(panel.getByText('Jou Mache')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  expect((await newBuyer(shop).availability())['tanbouye']).toBe('sold');
}

/** Counts how often the page gave a card to Stripe. */
function noteConfirmations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (confirmation.test(request.url())) count += 1;
  });
  return () => count;
}

/** Of Stripe's payments, in alphabetical order. */
async function intentsOf(shop: RunningShop): Promise<string[]> {
  return (await shop.state()).paymentIntents.map(({ status }) => status).sort();
}
