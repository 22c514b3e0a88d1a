import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { holdCalls } from './held-calls.ts';
import { depthOf, goBackAnd } from './history.ts';
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
  await page.evaluate(delayNextStep);
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  // The checkout opens before the cart's entry of the history is removed.
  await page.waitForFunction(() => Reflect.get(window, 'hasMoved'));
  await expect.poll(() => depthOf(page)).toBe(1);
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

/** Runs in the page: the next step through the history comes half a second late. `hasMoved`: the next layer has an entry then. */
function delayNextStep(): void {
  const { go, pushState } = history;
  history.go = (steps) => {
    Object.assign(history, { go });
    setTimeout(() => {
      history.pushState = (...given) => {
        Object.assign(history, { pushState });
        history.pushState(...given);
        Object.assign(window, { hasMoved: true });
      };
      history.go(steps);
    }, 500);
  };
}
