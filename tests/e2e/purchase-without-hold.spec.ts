import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { openAdmin, rowOf } from './admin-page.ts';
import { addFromWall, cards, fillCardForm, openCheckout } from './purchase-page.ts';

const words = 'Not reserved while you pay: the first payment gets it';
const limits = { HOLDS_PER_ADDRESS: '10' };

test.use({ viewport: { width: 390, height: 844 } });

test('a card form without a hold says so on the checkout page, and the payment gets the work', async ({
  page,
  launch,
}) => {
  const shop = await launch(limits);
  await holdTwo(page, shop);
  await page.goto(`${shop.url}/checkout?artworkId=choublak`);
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText('We hold')).toHaveCount(0);

  const [order] = await (await shop.admin()).listOrders();
  const list = await page.context().newPage();
  await openAdmin(list, shop, '/admin/orders');
  await list.getByLabel(/unpaid card orders/i).check();
  await expect(rowOf(list, order!.id)).toContainText('Not held');
  await expect(rowOf(list, order!.id)).not.toContainText('Held until');
  await openAdmin(list, shop, '/admin/dashboard');
  await expect(list.getByText('Held for a buyer')).toBeVisible();
  await expect(list.getByText('Choublak')).toHaveCount(0);

  await fillCardForm(page, cards.good);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect((await newBuyer(shop).availability())['choublak']).toBe('sold');
});

test('in the dialog the card form says so as well, and a transfer is refused inline', async ({
  page,
  launch,
}) => {
  const shop = await launch(limits);
  await holdTwo(page, shop);
  await page.goto(`${shop.url}/shop-art`);
  await addFromWall(page, 'Choublak');
  await openCheckout(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await dialog.getByLabel('Name').fill('Marie Joseph');
  await dialog.getByLabel('Email').fill('marie@example.com');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please pay by card, or write to us');
  await expect(page.getByRole('listitem').filter({ hasText: 'Order Error' })).toHaveCount(0);
});

/** Two other buyers behind the page's address hold what it may hold of five works. */
async function holdTwo(page: Page, shop: RunningShop): Promise<void> {
  await page.goto(`${shop.url}/shop-art`);
  for (const [artworkId, amount] of [
    ['jou-mache', 150],
    ['bato-anba-loraj', 200],
  ] as const) {
    const status = await page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        const call = { method: 'POST', credentials: 'omit' as const, headers };
        const answer = await fetch('/api/create-payment-intent', {
          ...call,
          body: JSON.stringify(body),
        });
        return answer.status;
      },
      { artworkId, amount },
    );
    expect(status).toBe(200);
  }
}
