import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { cardOf } from './site-page.ts';
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
  const scripts: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  // Nothing is painted without the style sheet.
  await page.route('**/*.css', async (route) => {
    await promise;
    await route.continue();
  });
  const styled = page.waitForRequest('**/*.css');
  await page.goto(`${shop.url}/terms`, { waitUntil: 'commit' });
  await styled;
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
  expect(scripts).toEqual([]);
  resolve();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('before its first picture is complete a page asks for no other picture and no script (rule 58)', async ({
  page,
  shop,
}) => {
  let asked: string[] = [];
  let held = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const picture = searchParams.get('url');
    if (picture || pathname.endsWith('.js')) asked.push(picture ?? 'a script');
    if (picture) await held.promise;
    await route.continue();
  });
  for (const [path, width] of [
    ['/art/choublak', 390],
    ['/art/choublak', 1440],
    ['/shop-art', 1440],
    ['/art', 390],
    ['/universe', 390],
  ] as const) {
    // A page that is wider asks for larger pictures.
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 900 });
    asked = [];
    held = Promise.withResolvers();
    await page.goto(`${shop.url}${path}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(asked, path).toEqual([expect.stringMatching(/jpg$/)]);
    held.resolve();
    await expect.poll(() => asked, path).toContain('a script');
    await expect.poll(() => new Set(asked).size, path).toBeGreaterThan(2);
  }
});

test('clicks before the scripts are repeated in their order when they have loaded', async ({
  page,
  shop,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(`${shop.url}/shop-art`, { waitUntil: 'domcontentloaded' });
  const card = cardOf(page, 'Jou Mache');
  await card.hover();
  await card.getByRole('button', { name: 'Add to Cart' }).dblclick();
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeHidden();
  letThrough();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByText('Jou Mache', { exact: true })).toHaveCount(1);
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
