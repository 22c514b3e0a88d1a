import { chromium, expect } from '@playwright/test';
import { findBrowser } from '../../netlify/local/scripts/browser.mjs';
import { en as common } from '#words/en/common';
import { sampleArtworks } from '#shared/samples/artworks';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { addWorks } from '../fixtures/artworks/more-works.ts';
import { test } from '../fixtures/shop.ts';
import { cardOf } from './site-page.ts';

test.use({ reducedMotion: 'no-preference' });

const works = 12;
const mostRequests = 10;

/** The distance in pixels at which Chromium starts to load a lazy picture on a good connection. */
const lazyAhead = 1250;

test('twelve artworks: few requests, no picture from far below, and six are too many for one order @nightly', async ({
  launch,
}) => {
  const shop = await launch();
  addWorks(shop, works - sampleArtworks.length);
  await shop.buildNow();

  // The headless shell loads lazy pictures from much farther away.
  const executablePath = (await findBrowser()) ?? undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  // Pictures are counted; all are one file, because encoding would delay the idle state.
  const body = await photograph(1200, 900);
  await page.route('**/.netlify/images*', (route) =>
    route.fulfill({ contentType: 'image/jpeg', body }),
  );
  await page.goto(`${shop.url}/shop-art`);
  await expect(page.getByText(`${works} of ${works} works available`)).toBeVisible();
  // From 13 works on there are lists (`site-wall`).
  await expect(page.getByRole('main').getByRole('navigation', { name: 'Lists' })).toHaveCount(0);
  // Requests of the idle page count too.
  await page.waitForLoadState('networkidle');
  const others = requests.filter((url) => !url.includes('/.netlify/images'));
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(mostRequests);

  const far = await page.evaluate(
    (ahead) =>
      [...document.querySelectorAll('main img')].filter(
        (image) => image.getBoundingClientRect().top > innerHeight + ahead,
      ).length,
    lazyAhead,
  );
  const pictures = new Set(requests.filter((url) => url.includes('/.netlify/images')));
  expect(far).toBeGreaterThan(0);
  expect(pictures.size).toBeLessThanOrEqual(works - far);

  // Six of them are more than one order may have.
  for (let number = 1; number <= 6; number++) {
    const card = cardOf(page, `Work ${number}`);
    await card.hover();
    await card.getByRole('button', { name: 'Add to Cart' }).click();
  }
  await page.getByRole('button', { name: 'Cart, 6 items' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart.getByRole('alert')).toContainText(common.tooManyArtworks);
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await cart
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  await browser.close();
});
