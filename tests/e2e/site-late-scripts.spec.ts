import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { holdCalls } from './held-calls.ts';

test.use({ reducedMotion: 'no-preference' });

/** Holds the site's scripts back; the returned function releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/SiteScripts*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a page is painted before its scripts are requested', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop-art`, { waitUntil: 'networkidle' });
  const [paint, scripts] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint').map(({ startTime }) => startTime),
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  ]);
  expect(paint).toHaveLength(1);
  expect(scripts.length).toBeGreaterThan(0);
  for (const start of scripts) expect(start).toBeGreaterThan(Number(paint[0]));
});

test('a click before the scripts is repeated when they have loaded', async ({ page, shop }) => {
  const letThrough = await holdScripts(page);
  await page.goto(`${shop.url}/shop-art`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeHidden();
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
});

test('a press on a film before its script plays it', async ({ page, shop }) => {
  const letThrough = await holdCalls(page, '**/play-films*.js');
  await page.goto(`${shop.url}/universe`, { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('button', { name: /^Play: / })
    .first()
    .click();
  await expect(page.locator('video[controls]')).toHaveCount(0);
  letThrough();
  await expect(page.locator('video[controls]')).toHaveCount(1);
});

test("a reloaded page restores its scroll position, and a visitor's own scrolling wins", async ({
  page,
  shop,
}) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto(`${shop.url}/shop-art`, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(700);
  const letThrough = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await scrollY()).toBe(700);
  await page.mouse.wheel(0, -400);
  await expect.poll(scrollY).toBe(300);
  letThrough();
  // The router handles a link's click only once it has loaded.
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(300);
  expect(await scrollY()).toBe(300);
});
