import { asCents } from '#shared/cents';
import { expect, type Page } from '@playwright/test';
import type { PaymentOutcome } from '#shared/payment';
import { pageBudget } from '../bench/budgets.ts';
import { weighPage } from '../fixtures/page-weight.ts';
import { test } from '../fixtures/shop.ts';
import { expectAccessibleEverywhere, expectFits } from './site-page.ts';

const question = 'payment_key=key&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2';
const address = `/payment-confirmation?${question}`;
/** As Stripe returns a buyer whose bank has agreed. */
const agreedAddress = `${address}&redirect_status=succeeded`;
const finishing =
  'Your bank has agreed. We are finishing your order and will e-mail you; you can close this page.';
const size = { imageWidth: 1800, imageHeight: 2400 };
const items = [{ artworkTitle: 'Choublak', imageUrl: '/samples/choublak.jpg', ...size }];
const none = {
  cents: asCents(22_500),
  orderNumber: 'K7M-4QX',
  artworkIds: ['choublak'],
  items,
  orderPage: null,
};

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
    { state: 'released', reason: "'Choublak' was sold to another buyer a moment before." },
    {
      heading: 'Nothing was charged',
      texts: [
        "'Choublak' was sold to another buyer a moment before. Your bank may show $225.00 as pending; it disappears within some days.",
      ],
      links: toShop,
    },
  ],
  [
    { state: 'bought', orderPage: '/order#token' },
    {
      heading: 'You have bought this',
      texts: ['Order #K7M-4QX'],
      links: { ...toOrder, ...toShop },
    },
  ],
  [{ state: 'released' }, { heading: 'Nothing was charged', texts: ['$225.00'], links: toShop }],
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
    // Where the shop knows the end, Stripe's word in the address is not believed.
    const isEnded = !['failed', 'open'].includes(String(outcome.state));
    await page.goto(shop.url + (isEnded ? agreedAddress : address));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const main = page.getByRole('main');
    for (const text of texts) await expect(main).toContainText(text);
    expect(await main.getByRole('link').evaluateAll(readLinks), heading).toEqual(links);
    // The others have the texts and links of this one in other words.
    if (outcome.state === 'succeeded') await expectAccessibleEverywhere(page, heading);
    if (outcome.state === 'failed') await expectFits(page);
  }
  expect(pictures.filter((url) => url.includes('?url=&'))).toEqual([]);
});

test('a failed payment of several works names them and puts back into the cart what is not sold (rule 79)', async ({
  page,
  shop,
}) => {
  const artworkIds = ['choublak', 'tanbouye'];
  const both = [...items, { ...items[0]!, artworkTitle: 'Tanbouye' }];
  await answerWith(page, { ...none, state: 'open', artworkIds, items: both });
  await page.goto(shop.url + address);
  const main = page.getByRole('main');
  await expect(main).toContainText('Nothing was charged.');
  for (const title of ['Choublak', 'Tanbouye']) await expect(main).toContainText(title);
  await expectAccessibleEverywhere(page, 'several works');
  const putBack = main.getByRole('button', { name: 'Put these works back into the cart' });
  await putBack.click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(putBack).toBeFocused();

  await page.route('**/api/availability', (route) =>
    route.fulfill({
      json: { artworks: { choublak: 'sold' }, holds: {}, hours: {}, prices: {} },
    }),
  );
  await page.reload();
  await putBack.click();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(main.getByRole('status')).toHaveText('Choublak – Sold');
  await putBack.click();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
});

test('an authorised payment is finished, and the page shows its end without a press', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  const title = page.getByRole('heading', { level: 1 });
  await answerWith(page, { ...none, state: 'processing' });
  const asked = noteQuestions(page);
  await page.goto(shop.url + agreedAddress);
  await expect(title).toHaveText('Payment processing');
  await expect(title).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText(finishing);
  await expect(main).toContainText('Order #K7M-4QX');
  await expectAccessibleEverywhere(page, 'a payment that is being finished');
  const sent = { search: `?${question}&redirect_status=succeeded` };
  for (const body of asked()) expect(body).toEqual(sent);

  await answerWith(page, { ...none, state: 'succeeded', orderPage: '/order#token' });
  await page.clock.runFor(3000);
  await expect(title).toHaveText('Payment Successful');
  await expect(title).toBeFocused();
  const count = asked().length;
  await page.clock.runFor(60_000);
  expect(asked()).toHaveLength(count);
});

test('the address loses its secrets; the answer comes back with a reload and the way back, and needs no React', async ({
  page,
  shop,
}) => {
  await answerWith(page, { ...none, state: 'succeeded' });
  const { scripts } = await weighPage(page, shop.url + agreedAddress);
  expect(scripts).toBeLessThanOrEqual(pageBudget.scripts);
  const title = page.getByRole('heading', { name: 'Payment Successful' });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/payment-confirmation`);
  const asked = noteQuestions(page);
  await page.reload();
  await expect(title).toBeVisible();
  expect(asked()).toEqual([{ search: `?${question}&redirect_status=succeeded` }]);

  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop My Art' })).toBeVisible();
  await page.goBack();
  await expect(title).toBeVisible();
  await page.goForward();
  await page.reload({ waitUntil: 'networkidle' });
  await page.goBack();
  await expect(title).toBeVisible();
});

async function answerWith(page: Page, outcome: Partial<PaymentOutcome>): Promise<void> {
  // The newest route answers, so that no question between two answers reaches the shop.
  await page.route('**/api/orders/payment', (route) => route.fulfill({ json: outcome }));
}

/** Returns the bodies that the page has sent since. */
function noteQuestions(page: Page): () => unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname !== '/api/orders/payment') return;
    expect(search, 'the address has no secret').toBe('');
    bodies.push(request.postDataJSON());
  });
  return () => bodies;
}

/** Runs in the page. */
function readLinks(links: (SVGElement | HTMLElement)[]): Record<string, string | null> {
  return Object.fromEntries(
    links.map((link) => {
      const { pathname, search, hash } = new URL((link as HTMLAnchorElement).href);
      return [link.textContent?.trim() ?? '', pathname + search + hash];
    }),
  );
}
