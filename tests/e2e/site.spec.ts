import { expect } from '@playwright/test';
import { swipeUp } from '../fixtures/swipe.ts';
import { test } from '../fixtures/shop.ts';
import { axeWidths, cardOf, expectSound, pointAt } from './site-page.ts';

/** Cart, gallery and toasts: the bundler names this chunk after its island. */
const overlayChunk = '**/_astro/Toaster.*';

test.use({ reducedMotion: 'no-preference' });

test('the home page opens with name, tagline and newest entry; its side menu shows while the mouse moves and at the Tab key, and axe finds nothing', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Atelye Solèy' })).toBeVisible();
  await expect(page.getByText('Where Engineering Meets Creative Expression')).toBeVisible();
  const diary = page.getByRole('region', { name: 'Community Love' });
  await expect(diary.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link').first();
  await expect(link).not.toBeVisible();
  await page.mouse.move(300, 300);
  await expect(link).toBeVisible();
  await expect(link).not.toBeVisible();
  await link.focus();
  await expect(link).toBeVisible();
  for (const width of axeWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page);
  }
});

test('a card shows its details, and axe finds nothing; its title and Buy Now, pointed at, open without another request, and the cart count survives; without a rest on it Buy Now fetches the checkout once', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/shop-art`);
  await expect(page.getByText('5 of 5 works available')).toBeVisible();
  const card = cardOf(page, 'Tanbouyè');
  const details = card.locator('.card-details');
  await expect(details).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(details).toHaveCSS('opacity', '1');
  for (const words of ['16 x 20 in', 'Acrylic on canvas', '$175.00', /^Lit from below/]) {
    await expect(card.getByText(words).filter({ visible: true })).toHaveCount(1);
  }
  await expectSound(page);
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const title = card.getByRole('link', { name: 'Tanbouyè' });
  await pointAt(page, title, /\/art\/tanbouye$/);
  let asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await title.click();
  await expect(page).toHaveURL(/\/art\/tanbouye$/);
  await expect(page.getByText('Shipping is included, worldwide')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/art/'))).toEqual([]);

  const buy = page.getByRole('button', { name: 'Buy Now' });
  await pointAt(page, buy, /\/checkout\?/);
  asked = [];
  await buy.click();
  await expect(page).toHaveURL(/\/checkout\?artworkId=tanbouye$/);
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
  expect(asked).not.toContain('/checkout');

  await page.goto(`${shop.url}/art/choublak`, { waitUntil: 'networkidle' });
  asked = [];
  await buy.click();
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toBeVisible();
  expect(asked.filter((path) => path === '/checkout')).toHaveLength(1);
});

test('a page that cannot be fetched ahead, or not in time, is loaded by the click', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/shop-art`);
  const link = page.getByRole('navigation', { name: 'Main' }).getByText('About Me');
  let isFirst = true;
  await page.route('**/about', (route) => {
    const isRefused = isFirst;
    isFirst = false;
    return isRefused ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await pointAt(page, link, /\/about/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Me' })).toBeVisible();
  expect(isFirst).toBe(false);

  await page.clock.install();
  await pointAt(page, page.getByRole('link', { name: 'Contact' }).first(), /\/contact/);
  const again = page.waitForRequest('**/contact');
  await page.clock.runFor(30_000);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await again;
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('the return from a bank is forwarded to the payment’s page', async ({ page, shop }) => {
  await page.goto(`${shop.url}/?payment_intent=pi_1&payment_intent_client_secret=x`);
  await expect(page).toHaveURL(`${shop.url}/payment-confirmation`);
  await expect(page.getByRole('heading', { name: 'We could not find this payment' })).toBeVisible();
});

test('an unknown page shows 404 and a link back', async ({ page, shop }) => {
  const height = 1180;
  await page.setViewportSize({ width: 820, height });
  const answer = await page.goto(`${shop.url}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(footer.y + footer.height).toBeCloseTo(height, 0);
  await page.getByRole('link', { name: 'Back to the paintings' }).click();
  await expect(page.getByRole('heading', { name: 'Shop My Art' })).toBeVisible();
});

test('a chunk that is gone after a deploy reloads the page, once; one that does not come offline leaves it, and its control works online; a cart that was opened before is preloaded', async ({
  context,
  page,
  shop,
}) => {
  let loads = 0;
  page.on('load', () => loads++);
  const cart = page.getByRole('button', { name: /^Cart/ });
  await page.route(overlayChunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${shop.url}/shop-art`);
  const reloaded = page.waitForEvent('load');
  await cart.click();
  await reloaded;
  const missing = page.waitForResponse(overlayChunk);
  await cart.click();
  await missing;
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  await page.unroute(overlayChunk);

  await page.goto(`${shop.url}/art`, { waitUntil: 'networkidle' });
  // The scripts wait for the first paint, which may come after the network rests.
  await page.waitForFunction(() => history.state !== null);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await cart.click();
  await failed;
  expect(loads).toBe(3);
  await context.setOffline(false);
  await expect(async () => {
    await cart.click({ timeout: 2000 });
    await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible({ timeout: 2000 });
  }).toPass();

  await page.goto('about:blank');
  const loaded = page.waitForRequest(overlayChunk);
  await page.goto(`${shop.url}/about`);
  await loaded;
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that scrolls what it touches loads nothing of it, its tap does (rule 58); label and buttons of a card need no hovering; opening the cart closes the toast about it', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}/shop-art`, { waitUntil: 'networkidle' });
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'script'].includes(request.resourceType())) loaded.push(request.url());
    });
    const session = await page.context().newCDPSession(page);
    const picture = page.locator('main [data-intent=gallery]').first();
    const link = page.locator('main h2 a').first();
    for (const touched of [picture, link, page.getByRole('button', { name: 'Buy Now' }).first()]) {
      await touched.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const { x, y, width, height } = (await touched.boundingBox())!;
      const before = await page.evaluate(() => scrollY);
      await swipeUp(page, session, { x: x + width / 2, y: y + height / 2 }, 200);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    }
    expect(loaded.filter((url) => !url.includes('/api/availability'))).toEqual([]);
    await picture.tap();
    await expect(page.getByRole('dialog', { name: 'Gallery' })).toBeVisible();
    await page.keyboard.press('Escape');

    const card = cardOf(page, 'Choublak');
    await expect(card.locator('.card-details')).toHaveCSS('opacity', '1');
    await expect(card.getByText('$225.00').filter({ visible: true })).toHaveCount(1);
    await expect(card.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    await card.getByRole('button', { name: 'Add to Cart' }).tap();
    const toast = page.getByText('Choublak has been added to your cart.', { exact: true });
    await expect(toast).toBeVisible();
    // In a window without the focus a toast stays until it is dismissed.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.getByRole('button', { name: 'See cart' }).tap();
    await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
    await expect(toast).toHaveCount(0);
  });

  test('the menu opens, axe finds nothing, it closes on Escape and returns the focus', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url);
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Shop My Art',
      'About Me',
      'News Center',
      'Universe',
      'Admin',
      'English',
      'Français',
      'Kreyòl',
    ]);
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(menu).not.toBeVisible();
    await expect(opener).toBeFocused();
    await opener.tap();
    await menu.getByRole('link', { name: 'Shop My Art' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop My Art' })).toBeVisible();
    await expect(menu).not.toBeVisible();
  });
});
