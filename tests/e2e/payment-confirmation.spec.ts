import { expect, type Page } from '@playwright/test';
import type { PaymentOutcome } from '#shared/payment';
import { pageBudget } from '../bench/budgets.ts';
import { weighPage } from '../fixtures/page-weight.ts';
import { test } from '../fixtures/shop.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const address = '/payment-confirmation?payment_intent_client_secret=pi_1_secret_2';
const size = { imageWidth: 1800, imageHeight: 2400 };
const items = [{ artworkTitle: 'Choublak', imageUrl: '/samples/choublak.jpg', ...size }];
const none = { orderNumber: 'K7M-4QX', artworkIds: ['choublak'], items, orderPage: null };

type Told = { heading: string; texts: string[]; links: Record<string, string> };

const toShop = { 'Back to the shop': '/shop-art' };
const toOrder = { 'Your order’s page': '/order#token' };
const answers: [Partial<PaymentOutcome>, Told][] = [
  [
    { state: 'succeeded', orderPage: '/order#token' },
    {
      heading: 'Payment Successful',
      texts: ['Thank you for your purchase!', 'Order #K7M-4QX', 'Within a few days'],
      links: { ...toOrder, ...toShop },
    },
  ],
  [
    { state: 'part-refunded', orderPage: '/order#token', reason: 'Choublak was sold.' },
    {
      heading: 'Payment partly returned',
      texts: ['The rest of the order is yours.', 'Choublak was sold.'],
      links: { ...toOrder, ...toShop },
    },
  ],
  [
    { state: 'refunded', reason: 'Choublak was sold.' },
    {
      heading: 'Payment returned',
      texts: ['All of your money is on its way back to you.', 'Choublak was sold.'],
      links: toShop,
    },
  ],
  [
    { state: 'failed', reason: 'Your card was declined.' },
    {
      heading: 'Payment Failed',
      texts: ['Your card was declined.'],
      links: { 'Try again': '/checkout?artworkId=choublak' },
    },
  ],
  [
    { state: 'open', artworkIds: ['choublak', 'tanbouye'] },
    { heading: 'Payment Failed', texts: ['It was not completed.'], links: toShop },
  ],
];

test('the page of a payment says each outcome, with its next steps and the focus on it', async ({
  page,
  shop,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  for (const [outcome, { heading, texts, links }] of answers) {
    await answerWith(page, { ...none, ...outcome });
    await page.goto(shop.url + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const main = page.getByRole('main');
    for (const text of texts) await expect(main).toContainText(text);
    expect(await main.getByRole('link').evaluateAll(readLinks), heading).toEqual(links);
    await expectAccessibleEverywhere(page, heading);
  }
  expect(pictures.filter((url) => url.includes('?url=&'))).toEqual([]);
});

test('a payment that is processing is asked for again, a lost one and a lost answer are said', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  const title = page.getByRole('heading', { level: 1 });
  await answerWith(page, { ...none, state: 'processing' });
  await page.goto(shop.url + address);
  await expect(page.getByRole('status')).toHaveText('Checking your payment');
  await page.clock.runFor(10_000);
  await expect(title).toHaveText('Payment processing');
  await expect(page.getByText('We will e-mail you as soon as it is confirmed.')).toBeVisible();

  await page.goto(`${shop.url}/payment-confirmation`);
  await expect(title).toHaveText('We could not find this payment');

  await page.route('**/api/orders/payment?*', (route) => route.abort());
  await page.goto(shop.url + address);
  await page.clock.runFor(10_000);
  await expect(title).toHaveText('We could not check your payment');
  await answerWith(page, { ...none, state: 'succeeded' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Payment Successful');
});

test('the answer comes back with the way back, and needs no React', async ({ page, shop }) => {
  await answerWith(page, { ...none, state: 'succeeded' });
  const { scripts } = await weighPage(page, shop.url + address);
  expect(scripts).toBeLessThanOrEqual(pageBudget.scripts);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop My Art' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.goForward();
  await page.reload({ waitUntil: 'networkidle' });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
});

async function answerWith(page: Page, outcome: Partial<PaymentOutcome>): Promise<void> {
  await page.unroute('**/api/orders/payment?*');
  await page.route('**/api/orders/payment?*', (route) => route.fulfill({ json: outcome }));
}

/** In the page. */
function readLinks(links: (SVGElement | HTMLElement)[]): Record<string, string | null> {
  return Object.fromEntries(
    links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href')]),
  );
}
