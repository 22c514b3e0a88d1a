import { expect, type Page } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { cards, fillCard, fillCardForm } from './purchase-page.ts';
import { cardOf, expectFits } from './site-page.ts';

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
  await expectFits(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the other artworks' })).toBeVisible();
  expect(confirmed()).toBe(0);
  expect(await intentsOf(shop)).toEqual(['requires_payment_method', 'succeeded']);
  expect(await admin.listOrders()).toHaveLength(1);

  await page.goto(`${shop.url}/checkout?artworkId=tanbouye`);
  // The tab keeps the rest of the form.
  await fillCard(page, cards.good);
  await sellBeforeConfirmation(page, shop, ['tanbouye']);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was charged' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Your bank may show $175.00 as pending');
  await expect(page.getByText('The other paintings are still free.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(cardOf(page, 'Tanbouyè').getByText('Sold', { exact: true })).toBeVisible();
});

/** Pays for these artworks as another buyer. */
async function buyElsewhere(shop: RunningShop, ids: string[]): Promise<void> {
  const rival = newBuyer(shop);
  const { clientSecret } = (await rival.openCard(ids)).body;
  await payByCard(shop, clientSecret);
  expect((await rival.outcomeOf(clientSecret)).body.state).toBe('succeeded');
}

/** Sells the artworks to another buyer after the shop's check of the page's purchase and before the page's card. */
async function sellBeforeConfirmation(page: Page, shop: RunningShop, ids: string[]): Promise<void> {
  await page.route(confirmation, async (route) => {
    await buyElsewhere(shop, ids);
    await route.continue();
  });
}

/** Counts how often the page gave a card to Stripe. */
function noteConfirmations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (confirmation.test(request.url())) count += 1;
  });
  return () => count;
}

/** Returns the statuses of Stripe's payments, in alphabetical order. */
async function intentsOf(shop: RunningShop): Promise<string[]> {
  return (await shop.state()).paymentIntents.map(({ status }) => status).sort();
}
