import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { holdCalls } from './held-calls.ts';
import { cardOf, expectAccessibleEverywhere, expectTabOrder } from './site-page.ts';

test('the gallery leads to the artwork, to the cart and to the checkout, and does not offer what cannot be bought; the Tab key follows its visible order', async ({
  page,
  shop,
  admin,
}) => {
  await page.goto(`${shop.url}/shop-art`);
  const room = page.getByRole('dialog', { name: 'Gallery' });
  const open = () => page.getByRole('button', { name: 'View Tanbouyè full screen' }).press('Enter');
  await open();
  await expect(room.getByText('$175.00')).toBeVisible();
  await room.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await expect(
    page.getByText('Tanbouyè has been added to your cart.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'See cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('Tanbouyè');
  await expect(room).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  await expectTabOrder(page, ['Close', 'Zoom in', 'Previous artwork', 'Next photograph']);
  await expectAccessibleEverywhere(page, 'the gallery');
  await room.getByRole('link', { name: 'Tanbouyè' }).click();
  await expect(page).toHaveURL(/art\/tanbouye$/);
  await expect(room).toHaveCount(0);
  await open();
  await room.getByRole('link', { name: 'Tanbouyè' }).click();
  await expect(room).toHaveCount(0);
  await expect(page).toHaveURL(/art\/tanbouye$/);
  await open();
  await room.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/checkout\?artworkId=tanbouye$/);
  await page.goBack();
  await expect(page).toHaveURL(/art\/tanbouye$/);

  await admin.send('PATCH', '/api/admin/artworks/tanbouye/visibility', { isHidden: true });
  await page.goto(`${shop.url}/shop-art`);
  await open();
  await expect(room.getByRole('link', { name: 'Tanbouyè' })).toBeVisible();
  await expect(room.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await room.getByRole('button', { name: 'Next photograph' }).click();
  await room.getByRole('button', { name: 'Next artwork' }).click();
  await expect(room.getByRole('button', { name: 'Buy Now' })).toBeVisible();
});

test('Buy Now says at once that it opens, also before the scripts, and stops the pictures that are still to come; the way back shows it as before', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/art/jou-mache`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => history.state !== null);
  const stopped: string[] = [];
  page.on('requestfailed', (request) => stopped.push(request.resourceType()));
  // The painting comes, so that the others are asked for.
  await holdCalls(page, /\.netlify\/images\?(?!.*jou-mache\.)/);
  const letPage = await holdCalls(page, '**/checkout?*');
  await page.getByRole('heading', { name: 'More on the wall' }).scrollIntoViewIfNeeded();
  const more = page.getByRole('region', { name: 'More on the wall' });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => history.state !== null);
  await more.scrollIntoViewIfNeeded();
  const height = (await more.boundingBox())!.height;
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: 'Buy Now' }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Opening…' })).toBeVisible();
  await expect.poll(() => stopped.filter((type) => type === 'image').length).toBeGreaterThan(2);
  expect((await more.boundingBox())!.height).toBeCloseTo(height, 0);
  letPage();
  await expect(page).toHaveURL(/checkout/);

  await page.unrouteAll();
  await page.route('**/SiteScripts*.js', (route) => route.abort());
  await page.addInitScript(() => {
    addEventListener('submit', ({ submitter }) =>
      setTimeout(() => sessionStorage.setItem('said', submitter?.textContent ?? '')),
    );
  });
  await page.goto(`${shop.url}/art/jou-mache`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/checkout/);
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Opening…');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
});

test('the header comes back where a visitor scrolls up', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/shop-art`, { waitUntil: 'networkidle' });
  const cart = page.getByRole('button', { name: /^Cart/ });
  await page.mouse.wheel(0, 1500);
  await expect(cart).not.toBeInViewport();
  await page.mouse.wheel(0, -150);
  await expect(cart).toBeInViewport();
  await cardOf(page, 'Choublak').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(cart).not.toBeInViewport();
});

test('a card of the News Center without a post opens the gallery and keeps its place', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/news-center`, { waitUntil: 'networkidle' });
  const card = page.getByRole('link', { name: /Artwork .*Choublak/ });
  await expect(card).toHaveAttribute('href', '#');
  await card.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100);
  await page.waitForTimeout(200);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await card.click();
  const room = page.getByRole('dialog', { name: 'Gallery' });
  await expect(room.getByRole('link', { name: 'Choublak' })).toBeVisible();
  await expect(room.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(room).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place - 100);
  expect(page.url()).toBe(`${shop.url}/news-center`);
  await expect(card).toBeFocused();
});
