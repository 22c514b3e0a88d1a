import { expect } from '@playwright/test';
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
  test(`${path} is within its budget, preloads the fonts that it shows, and axe finds nothing${night}`, async ({
    page,
    shop,
  }) => {
    const weight = await weighPage(page, `${shop.url}${path}`);
    expect(weight.scripts).toBeLessThanOrEqual(pageBudget.scripts);
    expect(weight.styles).toBeLessThanOrEqual(pageBudget.styles);
    expect(weight.fonts).toBeLessThanOrEqual(pageBudget.fonts);
    expect(weight.foreign).toEqual([]);
    expect(weight.shift).toBe(pageBudget.shift);
    if (listRequests.paths.includes(path))
      expect(weight.requests).toBeLessThanOrEqual(listRequests.most);
    expect(await page.evaluate(earlyFonts)).toEqual(await page.evaluate(shownFonts));
    for (const width of axeWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expectSound(page);
    }
  });
}

test('pages that React shows are within their budget: they load nothing of the administration', async ({
  page,
  shop,
}) => {
  for (const path of islandBudget.paths) {
    const { scripts } = await weighPage(page, `${shop.url}${path}`);
    expect(scripts, path).toBeLessThanOrEqual(islandBudget.scripts);
  }
});

test('the page of an order loads no more scripts than that of a certificate: an offer’s come with the offer', async ({
  page,
  shop,
}) => {
  const weigh = async (path: string) => (await weighPage(page, `${shop.url}${path}`)).scripts;
  expect(await weigh('/order')).toBeLessThanOrEqual(await weigh('/certificate'));
});

test('the first scripts create no Intl formatter, which costs a slow phone 0.1 seconds', async ({
  page,
  shop,
}) => {
  await page.addInitScript(countFormatters);
  for (const path of ['/shop-art', '/art/jou-mache', '/about']) {
    await page.goto(`${shop.url}${path}`, { waitUntil: 'networkidle' });
    await expect(page.locator('#late script')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'formatters')), path).toEqual([]);
  }
});

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
