import { expect, type Page } from '@playwright/test';
import { islandBudget, listRequests, pageBudget } from '../bench/budgets.ts';
import { publicPages } from '../fixtures/pages.ts';
import { weighPage } from '../fixtures/page-weight.ts';
import { test } from '../fixtures/shop.ts';
import { axeWidths, expectSound } from './site-page.ts';

test.use({ reducedMotion: 'no-preference' });

/** They have the scripts of /about. */
const likeAbout = ['/blog', '/artist', '/process', '/inspirations', '/terms', '/privacy'];

for (const path of publicPages) {
  const night = likeAbout.includes(path) ? ' @nightly' : '';
  test(`${path} is within its budget, preloads the fonts that it shows, makes no request that its policy refuses and no Intl formatter, and axe finds nothing${night}`, async ({
    page,
    shop,
  }) => {
    const refused = noteRefusals(page);
    // One costs a slow phone 0.1 seconds.
    await page.addInitScript(countFormatters);
    const weight = await weighPage(page, `${shop.url}${path}`);
    expect(weight.scripts).toBeLessThanOrEqual(pageBudget.scripts);
    expect(weight.styles).toBeLessThanOrEqual(pageBudget.styles);
    expect(weight.fonts).toBeLessThanOrEqual(pageBudget.fonts);
    expect(weight.foreign).toEqual([]);
    expect(weight.shift).toBe(pageBudget.shift);
    if (listRequests.paths.includes(path))
      expect(weight.requests).toBeLessThanOrEqual(listRequests.most);
    expect(await page.evaluate(earlyFonts)).toEqual(await page.evaluate(shownFonts));
    await expect(page.locator('#late script')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'formatters'))).toEqual([]);
    expect(refused).toEqual([]);
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expectSound(page);
    }
  });
}

test('pages that React shows are within their budget and make no request that their policy refuses: they load nothing of the administration, and that of an order no more than that of a certificate: an offer’s scripts come with the offer', async ({
  page,
  shop,
}) => {
  const refused = noteRefusals(page);
  const weights: Record<string, number> = {};
  for (const path of islandBudget.paths) {
    const { scripts } = await weighPage(page, `${shop.url}${path}`);
    expect(scripts, path).toBeLessThanOrEqual(islandBudget.scripts);
    weights[path] = scripts;
  }
  // The form of the delivery has what another window stored.
  expect(weights['/order']).toBeLessThanOrEqual(weights['/certificate']! + 100);
  for (const path of ['/payment-confirmation', '/admin/login'])
    await page.goto(`${shop.url}${path}`, { waitUntil: 'networkidle' });
  expect(refused).toEqual([]);
});

/** Returns what the policy of each page refuses from now on. */
function noteRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  return refused;
}

/** Runs in the page, before its scripts. */
function countFormatters(): void {
  const made: string[] = [];
  Object.assign(window, { formatters: made });
  for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct(formatter, options) {
          made.push(name);
          return Reflect.construct(formatter, options);
        },
      }),
    });
  }
}

/** Runs in the page: returns `fraunces-italic` and the like, without the hash in the file's name. */
function earlyFonts(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')]
    .map(({ href }) => href.replace(/.*\/([a-z-]+)\..*/, '$1'))
    .sort();
}

function shownFonts(): string[] {
  return [...document.fonts]
    .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
    .map(({ family, style }) => `${family} ${style}`.replaceAll('"', '').replace(' normal', ''))
    .map((name) => name.toLowerCase().replaceAll(' ', '-'))
    .sort();
}
