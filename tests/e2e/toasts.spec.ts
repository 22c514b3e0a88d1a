import { expect, type Page } from '@playwright/test';
import { languages } from '#shared/language';
import { islandWords } from '../../src/words/all-island-words.ts';
import { sights } from '../fixtures/rounds.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { settleHistory } from './history.ts';
import { cardOf as adminCardOf } from './admin-artworks-page.ts';
import { openAdmin, placeCardOrder, rowOf } from './admin-page.ts';
import { cards, fillCardForm, openCart } from './purchase-page.ts';
import { cardOf } from './site-page.ts';
import { watchToasts } from './toasts.ts';

type Toasts = ReturnType<typeof watchToasts>;

for (const width of sights([390], [1440])) {
  test(`a toast has one box on each surface, meets nothing that counts, and has three lines at most on a phone, at ${width} px`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 800 });
    const toasts = watchToasts(page);
    await choose(page, shop, toasts);
    await buy(page, shop, toasts);
    expectOneBox(toasts, { page: 4, cart: 2, gallery: 1, checkout: 1 });
  });

  test(`a toast has one box in the administration at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    const toasts = watchToasts(page);
    await manage(page, shop, toasts);
    expectOneBox(toasts, { administration: 7, dialog: 1 });
  });
}

/** Expects three lines at most at 390 px, in each language. Writes the words into the toast that is shown. */
async function expectThreeLines(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const language of languages) {
    const long = await page.locator('.toast p').evaluate((place, told) => {
      const [title, text] = place.children;
      const lineHeight = Number.parseFloat(getComputedStyle(place).lineHeight);
      return told.filter((one) => {
        [title!.textContent, text!.textContent] = one;
        return place.getBoundingClientRect().height > 3.5 * lineHeight;
      });
    }, wordsOf(language));
    expect(long).toEqual([]);
  }
  const beside = await page.locator('.toast-action').evaluate((action) => {
    const label = document.createRange();
    label.selectNodeContents(action);
    return action.getBoundingClientRect().right - label.getBoundingClientRect().right;
  });
  expect(beside, "from 'See cart' to the edge").toBeGreaterThanOrEqual(4);
}

/** Returns title and text of the toasts on pages of visitors. */
function wordsOf(language: (typeof languages)[number]): [string, string][] {
  const { card, cart, checkout, payment, share, transfer } = islandWords[language];
  const { title } = transfer.ordered;
  return [
    [cart.added.title, cart.added.text('Lannwit sou Mòn yo')],
    ...[cart.cleared, cart.nothingToBuy, transfer.missing, transfer.notOrdered].map(asPair),
    ...[transfer.notLoadedNotice, checkout.notStarted, checkout.nothingChosen].map(asPair),
    [title, transfer.ordered.painterConfirms('W3E-9JJ')],
    [title, transfer.ordered.buyerPays('W3E-9JJ')],
    [payment.succeeded, payment.processed],
    [payment.succeeded, payment.thanks],
    [payment.ordered.title, payment.ordered.transfer('W3E-9JJ')],
    [payment.ordered.title, payment.ordered.card],
    [payment.error, card.notStarted],
    [share.notCopied, 'https://atelye.example/art/choublak'],
  ];
}

function asPair({ title, text }: { title: string; text: string }): [string, string] {
  return [title, text];
}

async function choose(page: Page, shop: RunningShop, toasts: Toasts): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const clipboard = { writeText: () => Promise.resolve() };
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: clipboard });
  });
  await page.goto(`${shop.url}/shop-art`);
  const button = cardOf(page, 'Choublak').getByRole('button', { name: 'Add to Cart' });
  await cardOf(page, 'Choublak').hover();
  await toasts.look('page', 'Added to Cart', () => button.click(), button);
  if (page.viewportSize()?.width === 390) await expectThreeLines(page);
  await toasts.dismiss();
  await openCart(page);
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await toasts.see('cart', 'Cart cleared', () =>
    cart.getByRole('button', { name: /Clear/ }).click(),
  );
  const checkout = cart.getByRole('button', { name: 'Checkout' });
  await toasts.see('cart', 'Cart is empty', () => checkout.click(), checkout);
  await page.keyboard.press('Escape');
  await expect(cart).toHaveCount(0);
  await settleHistory(page);
  await page.goto(`${shop.url}/art/choublak`);
  const share = page.getByRole('button', { name: 'Share' });
  await toasts.see('page', 'Link copied', () => share.click(), share);
  await page.getByRole('button', { name: 'View Choublak full screen' }).click();
  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  const add = gallery.getByRole('button', { name: 'Add to Cart' });
  await toasts.see('gallery', 'Added to Cart', () => add.click(), add);
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
}

async function buy(page: Page, shop: RunningShop, toasts: Toasts): Promise<void> {
  await openCart(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await fillCardForm(page, cards.declined);
  const pay = checkout.getByRole('button', { name: /^Pay \$/ });
  await toasts.see('checkout', 'Your card was declined.', () => pay.click(), pay);
  await expect(checkout.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await page.goto(`${shop.url}/checkout?artworkId=jou-mache`);
  await fillCardForm(page, cards.declined);
  const purchase = page.getByRole('button', { name: 'Complete Purchase' });
  await toasts.see('page', 'Your card was declined.', () => purchase.click(), purchase);
  await expect(page.getByRole('main').getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(purchase).toBeInViewport({ ratio: 1 });
  await page.goto(`${shop.url}/checkout?artworkId=jou-mache&by=zelle`);
  await page.getByLabel('Name').fill('Marie Joseph');
  await page.getByLabel('Email').fill('marie@example.com');
  await toasts.look(
    'page',
    'Order Created',
    () => page.getByRole('button', { name: 'Continue' }).click(),
    page.getByRole('heading', { name: /^Order #/ }),
  );
  // The page says it, so the toast ends in a window without the focus, too.
  await expect(page.locator('.toast')).toHaveCount(0);
}

async function manage(page: Page, shop: RunningShop, toasts: Toasts): Promise<void> {
  const order = await placeCardOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/artworks');
  const card = adminCardOf(page, 'Jou Mache');
  const [hide, show] = ['Hide', 'Show'].map((name) => card.getByRole('button', { name }));
  const undo = page.getByRole('button', { name: 'Undo' });
  await toasts.look('administration', 'Artwork is now hidden', () => hide!.click(), show!);
  await toasts.see('administration', 'Artwork is now visible', () => undo.click(), hide!);
  await expect(hide!).toBeVisible();
  const more = card.getByRole('button', { name: 'More about Jou Mache' });
  if (await more.isVisible()) await more.click();
  const place = page.getByLabel('Place of Jou Mache');
  const first = await place.inputValue();
  await place.fill('1');
  await toasts.look('administration', 'has place 1', () => place.press('Enter'), place);
  await toasts.see('administration', `has place ${first}`, () => undo.click());
  await expect(place).toHaveValue(first);
  await page.route('**/visibility', (route) => route.fulfill({ status: 503, json: {} }));
  await toasts.see('administration', 'Failed to update artwork visibility', () => hide!.click());
  await page.route('**/api/admin/artworks/jou-mache', (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await card.getByRole('button', { name: 'Edit' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save Changes' });
  await page.getByRole('dialog').getByLabel('Title').fill('Jou Mache 2');
  await toasts.see('dialog', 'Failed to update artwork', () => save.click(), save);

  await page.goto(`${shop.url}/admin/orders#${order}`);
  const status = rowOf(page, order).getByLabel('Status');
  await toasts.look('administration', 'Order status', () => status.selectOption('shipped'), status);
  // Its mail is on its way.
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await toasts.look('administration', 'Order status', () => status.selectOption('delivered'));
  await undo.click();
  await expect(status).toHaveValue('shipped');
}

function expectOneBox({ boxes }: Toasts, counts: Record<string, number>): void {
  for (const [surface, all] of boxes)
    expect(new Set(all.map((box) => JSON.stringify(box))).size, surface).toBe(1);
  const found = [...boxes].map(([surface, { length }]) => [surface, length]);
  expect(Object.fromEntries(found)).toEqual(counts);
}
