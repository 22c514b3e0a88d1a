import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { holdCalls } from './held-calls.ts';
import { cards, fillCardForm, openCheckout } from './purchase-page.ts';

/** Returns the addresses of the pages that are requested from now on. */
function countPages(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage || (request.resourceType() === 'fetch' && !/\.|^\/(api|stripe)\//.test(pathname)))
      found.push(pathname);
  });
  return found;
}

/** Opens the home page and then the shop, so that Back has somewhere to lead. */
async function openWall(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await page.waitForFunction(() => history.state !== null);
  await page.getByRole('link', { name: 'Shop My Art' }).first().click();
  await expect(page).toHaveURL(/shop-art$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop My Art');
  await page.mouse.move(0, 0);
  return countPages(page);
}

test('Back closes gallery and cart and stays; the next Back leaves as usual', async ({
  page,
  shop,
}) => {
  const pages = await openWall(page, shop.url);
  const length = await page.evaluate(() => history.length);
  const openers = {
    Gallery: page.getByRole('button', { name: 'View Tanbouyè full screen' }),
    'Your Cart': page.getByRole('button', { name: 'Cart, empty' }),
  };
  for (const [name, opener] of Object.entries(openers)) {
    const dialog = page.getByRole('dialog', { name });
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await expect.poll(() => depthOf(page)).toBe(1);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    // Escape and the button leave no entry behind.
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await opener.press('Enter');
      await expect(dialog).toBeVisible();
      await expect.poll(() => depthOf(page)).toBe(1);
      await close();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => depthOf(page)).toBe(0);
    }
    // The entry of a closed dialog shows nothing, and is left at once.
    await page.evaluate(() => history.forward());
    await page.waitForTimeout(300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => depthOf(page)).toBe(0);
  }
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  expect(pages).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/`);
  await page.goForward();
  await expect(page).toHaveURL(/shop-art$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop My Art');
});

test('what a buyer typed is there when the checkout opens again; Back while a card is charged asks, and the payment goes on', async ({
  page,
  shop,
  admin,
}) => {
  await openWall(page, shop.url);
  await page.getByRole('button', { name: 'Add to Cart' }).first().dispatchEvent('click');
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await expect(dialog.getByText('Zelle needs an account at a US bank.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Marie Joseph');
  await dialog.getByLabel('Email').fill('marie@example.com');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await openCheckout(page);
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Marie Joseph');
  await expect(dialog.getByLabel('Email')).toHaveValue('marie@example.com');

  await dialog.getByRole('tab', { name: 'Pay with Card' }).click();
  await fillCardForm(page, cards.good);
  const letThrough = await holdCalls(page, '**/api/orders/payment*');
  const charged = page.waitForRequest('**/api/orders/payment*');
  await dialog.getByRole('button', { name: /^Pay / }).click();
  await charged;
  await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await goBackAnd(page, 'dismiss');
  await expect(dialog).toBeVisible();
  await expect.poll(() => depthOf(page)).toBe(1);
  await goBackAnd(page, 'accept');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/shop-art$/);
  letThrough();
  await expect(page.getByRole('region', { name: 'Thank you for your purchase!' })).toBeVisible();
  expect(await admin.listOrders()).toMatchObject([{ status: 'processing' }]);
});

test("Back while the checkout's page charges a card asks; it leads back once the buyer agrees @nightly", async ({
  page,
  shop,
}) => {
  await openWall(page, shop.url);
  await page.getByRole('link', { name: 'Tanbouyè' }).click();
  await expect(page).toHaveURL(/art\/tanbouye$/);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/checkout/);
  await fillCardForm(page, cards.good);
  await holdCalls(page, '**/api/orders/payment*');
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect.poll(() => depthOf(page)).toBe(1);
  await goBackAnd(page, 'dismiss');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect.poll(() => depthOf(page)).toBe(1);
  await goBackAnd(page, 'accept');
  await expect(page).toHaveURL(/art\/tanbouye$/);
});

test('a checkout that opens while the entry of the cart is being removed stays open @nightly', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (steps) => void setTimeout(go, 1000, steps);
    addEventListener('popstate', () => Object.assign(window, { hasMoved: true }));
  });
  await openWall(page, shop.url);
  await page.getByRole('button', { name: 'Add to Cart' }).first().dispatchEvent('click');
  await openCheckout(page);
  await page.waitForFunction(() => Reflect.get(window, 'hasMoved'));
  await expect.poll(() => depthOf(page)).toBe(1);
  await expect(page.getByRole('dialog', { name: 'Complete Your Purchase' })).toBeVisible();
});

async function goBackAnd(page: Page, answer: 'accept' | 'dismiss'): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => history.back()));
  const question = await asked;
  expect(question.message()).toMatch(/^Your payment is on its way\./);
  await question[answer]();
}

function depthOf(page: Page): Promise<number> {
  return page.evaluate(() => history.state?.layers ?? 0);
}
