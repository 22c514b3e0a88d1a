import { en as common } from '#words/en/common';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';
import { artworkPath } from '../api/artworks-client.ts';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { addWorks } from '../fixtures/artworks/more-works.ts';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { artworkKey, changeRecord } from '../fixtures/records.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { cardOf, expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

const samples = sampleArtworks.length;

test.describe('without hovering', () => {
  test.use({ timezoneId: 'America/Port-au-Prince' });

  test('the label has the newest price on each device; a reserved artwork keeps it, and its page says until when; a sold one has none; nothing moves for a visitor who prefers reduced motion', async ({
    page,
    shop,
    admin,
  }) => {
    await reprice(admin, 'choublak', '1250.50');
    const { orderId, deadline } = (await newBuyer(shop).orderByTransfer(['tanbouye'])).body;
    const sold = (await newBuyer(shop).orderByTransfer(['jou-mache'], 'anna@example.com')).body;
    await admin.setStatus(sold.orderId, 'processing');
    await page.goto(`${shop.url}/shop-art`);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const label = (title: string) => cardOf(page, title).locator('.card-label');
      await expect(label('Choublak').getByText('$1,250.50')).toBeVisible();
      const held = label('Tanbouyè');
      await expect(held.getByText('$175.00')).toBeVisible();
      await expect(held.getByText('Reserved', { exact: true })).toBeVisible();
      await expect(label('Jou Mache').getByText('Sold')).toBeVisible();
      await expect(label('Jou Mache').getByText('$150.00')).toBeHidden();
    }
    const buyButton = cardOf(page, 'Tanbouyè').getByRole('button', { name: 'Buy Now' });
    await expect(buyButton).toBeHidden();

    await page.goto(`${shop.url}/art/tanbouye`);
    const article = page.getByRole('article');
    await expect(article.getByText(`Reserved until ${timeInHaiti(deadline!)}`)).toBeVisible();
    await expect(article.getByText('$175.00')).toBeVisible();
    await expect(article.getByText(/returns are welcome/)).toBeVisible();
    await expect(article.getByRole('button', { name: 'Buy Now' })).toBeHidden();
    await expectAccessibleEverywhere(page);
    await admin.setStatus(orderId, 'cancelled');
    await page.reload();
    await expect(article.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  });
});

test('a wall of two pages: lists over all works and a count of all, a place that Back and a reload find, cards of the first screen 0.1 s apart @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  const links = page.getByRole('main').getByRole('navigation', { name: 'Lists' });
  addWorks(shop, 60 - samples);
  change(shop, 'work-3', { price: '20' });
  change(shop, 'work-50', { price: '5000' });
  change(shop, 'work-55', { stockQuantity: 0 });
  change(shop, 'jou-mache', { price: null });
  await newBuyer(shop).orderByTransfer(['work-2'], 'anna@example.com', 100);
  await shop.buildNow();
  await page.goto(`${shop.url}/shop-art`);
  await expect(page.getByText('58 of 60 works available')).toBeVisible();
  await expect(links.getByRole('link')).toHaveText(['Available', 'By price']);
  await expectAccessible(page);
  await page.goto(`${shop.url}/shop-art/page/2`);
  await expect(page.getByText('58 of 60 works available')).toBeVisible();
  expect((await titles(page)).at(-1)).toBe('Work 55');

  // The count is of all works: one on the other page is held meanwhile.
  const { orderId } = (await newBuyer(shop).orderByTransfer(['work-50'], 'a@b.example', 5000)).body;
  expect(orderId).toBeTruthy();
  await page.reload();
  await expect(page.getByText('57 of 60 works available')).toBeVisible();

  await links.getByRole('link', { name: 'Available' }).click();
  await expect(page).toHaveURL(/\/shop-art\/available$/);
  await expect(page.locator('.wall > li')).toHaveCount(48);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/shop-art\/available\/page\/2$/);
  await expect(page.locator('.wall > li')).toHaveCount(11);
  await links.getByRole('link', { name: 'By price' }).click();
  await expect(page).toHaveURL(/\/shop-art\/price$/);
  expect((await titles(page))[0]).toBe('Work 3');
  await page.goto(`${shop.url}/shop-art/price/page/2`);
  expect((await titles(page)).slice(-3)).toEqual(['Work 50', 'Jou Mache', 'Work 55']);
  await expect(page).toHaveTitle(/^Shop My Art: By price, page 2 · /);
  await expectAccessible(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const canonical = page.locator('link[rel=canonical]');
  expect(new URL((await canonical.getAttribute('href'))!).pathname).toBe('/shop-art');
  await expect(links.getByRole('link', { name: 'By price' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await links.getByRole('link', { name: 'All' }).click();
  await expect(page).toHaveURL(/\/shop-art$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  expect(sitemap).toContain('/shop-art/page/2');
  expect(sitemap).not.toMatch(/shop-art\/(available|price)/);

  // Six are more than one order may have.
  const add = page.locator('.wall').getByRole('button', { name: 'Add to Cart' });
  for (let number = 0; number < 6; number++) await add.nth(number).dispatchEvent('click');
  await page.getByRole('button', { name: 'Cart, 6 items' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart.getByRole('alert')).toContainText(common.tooManyArtworks);
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeDisabled();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/terms`);
  await page.goto(`${shop.url}/shop-art`);
  await expectPlaceKept(page, page.locator('.wall > li').nth(39));
  await expectCardsComeInTurn(page, `${shop.url}/shop-art`, 48);
});

/**
 * Expects that an artwork far below is laid out on a telephone when it comes near, and that Back and a reload find the place after
 * scrolling to it.
 */
async function expectPlaceKept(page: Page, work: Locator): Promise<void> {
  const label = work.locator('.card-label');
  const isLaidOut = () =>
    label.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  while (!(await isLaidOut())) {
    await page.mouse.wheel(0, 800);
    // As a hand does it: each screen is seen.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await label.scrollIntoViewIfNeeded();
  const place = async () => Math.round((await work.boundingBox())!.y);
  const [before, at] = [await place(), await page.evaluate(() => scrollY)];
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(at);
  await label.getByRole('link').click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.reload();
  await expect.poll(place).toBe(before);
}

/** Expects that cards of the first screen come 0.1 s apart, and that those below it are there when a visitor scrolls. */
async function expectCardsComeInTurn(page: Page, address: string, works: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.site-footer').waitFor();
  const opacities = await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    return [...document.querySelectorAll('.wall > li')]
      .slice(6)
      .map((card) => getComputedStyle(card).opacity);
  });
  expect(opacities).toEqual(Array.from({ length: works - 6 }, () => '1'));
  const delays = await page
    .locator('.wall > li:nth-child(-n + 6)')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay));
  expect(delays).toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s']);
  // No card of the screen is later than the sixth.
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const seventh = await page.locator('.wall > li').nth(6).boundingBox();
    expect(seventh!.y, `${width} × ${height} px`).toBeGreaterThanOrEqual(height * 0.95);
  }
}

function change(shop: RunningShop, id: string, fields: Partial<Artwork>): void {
  changeRecord(shop, artworkKey(id), (artwork) => ({ ...artwork, ...fields }));
}

async function reprice(admin: Admin, id: string, price: string): Promise<void> {
  const body = artworkBody({ title: 'Choublak', price });
  expect((await admin.send('PATCH', artworkPath(id), body)).status).toBe(200);
}

function titles(page: Page): Promise<string[]> {
  return page.locator('.wall .work-title').allInnerTexts();
}

function timeInHaiti(moment: string): string {
  return new Date(moment).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Port-au-Prince',
  });
}
