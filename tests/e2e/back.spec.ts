import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import { cards, expectCardForm, fillCardForm } from './purchase-page.ts';

/** The addresses of the pages that were requested since. */
function countPages(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isPage || (request.resourceType() === 'fetch' && !/\.|^\/api/.test(pathname)))
      found.push(pathname);
  });
  return found;
}

/** The shop above its home page, so that Back has somewhere to lead. */
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

test('Back closes the checkout with one entry for cart and checkout; a link in it replaces the entry', async ({
  page,
  shop,
}) => {
  const pages = await openWall(page, shop.url);
  await page.getByRole('button', { name: 'Add to Cart' }).first().dispatchEvent('click');
  const cart = page.getByRole('button', { name: 'Cart, 1 item' });
  const checkout = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await cart.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
  await expect(checkout).toBeVisible();
  await expect.poll(() => depthOf(page)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cart).toBeVisible();
  expect(pages).toEqual([]);

  await cart.click();
  await page.getByRole('button', { name: 'Remove', exact: false }).click();
  await page.getByRole('link', { name: 'See the works' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => depthOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/`);
});

function depthOf(page: Page): Promise<number> {
  return page.evaluate(() => history.state?.layers ?? 0);
}
