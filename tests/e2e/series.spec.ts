import { expect, type Locator, type Page } from '@playwright/test';
import { readSides } from '#shared/wall/dimensions';
import { pageBudget } from '../bench/budgets.ts';
import { newsletterForm } from '../fixtures/newsletter-codes.ts';
import { weighPage } from '../fixtures/page-weight.ts';
import { test } from '../fixtures/shop.ts';
import { cards, fillCardForm, openCheckout } from './purchase-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

test('a series hangs at true relative size in the same rows from 1024 to 2560 px, with its day, prices, states and neighbours (rule 106)', async ({
  page,
  wallShop: shop,
}) => {
  const { scripts, styles, shift } = await weighPage(page, `${shop.url}/series/seven`);
  expect(shift).toBe(0);
  expect(scripts).toBeLessThanOrEqual(pageBudget.scripts);
  expect(styles).toBeLessThanOrEqual(pageBudget.styles);
  await expectAccessibleEverywhere(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Sea on a Working Day');
  await expect(page.getByText('November 20, 2026')).toBeVisible();
  await expect(workOf(page, 'Work 3').getByText('Not for sale')).toBeVisible();
  await expect(workOf(page, 'Work 1').getByText('$100.00')).toBeVisible();
  await expect(workOf(page, 'Work 2').getByText('not to scale')).toBeVisible();
  await expect(page.getByText('Drawn to scale, unless a label says otherwise.')).toBeVisible();

  for (const [name, count] of [
    ['seven', 7],
    ['forty', 40],
    ['two', 2],
    ['one', 1],
  ] as const) {
    const rows: number[][] = [];
    if (name !== 'seven') await page.goto(`${shop.url}/series/${name}`);
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const found = await rowsOf(page.locator('.eye-line'), width, name);
      // On a strip sizes are not true, and it has no figure.
      for (const scale of await page.locator('.figure, .eye-line > p').all())
        await expect(scale).toBeVisible({ visible: width >= 1024 });
      expect(found.flat()).toHaveLength(count);
      rows.push(found.map((row) => row.length));
    }
    expect(rows[0], name).toEqual([count]);
    expect(rows[1], name).toEqual(rows[2]);
  }
  // A hidden artwork, and one that is not there any more, do not hang; a series without any other has no page.
  await expect(page.getByText('Work 44')).toHaveCount(0);
  expect((await page.request.get(`${shop.url}/series/hidden`)).status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Series forty' })).toBeVisible();
  await page.getByRole('link', { name: 'Series two' }).click();
  await expect(page).toHaveURL(/\/series\/two$/);
});

test('home, a work’s page, News, the sitemap, the feed and search engines know a series, whose page is read without scripts (rule 106)', async ({
  page,
  wallShop: shop,
}) => {
  await page.goto(shop.url);
  const wall = page.getByRole('region', { name: 'On the wall now' });
  await expect(wall.getByRole('listitem').first()).toContainText('Work 1');
  await wall.getByRole('link', { name: 'The Sea on a Working Day' }).click();
  await expect(page).toHaveURL(/\/series\/seven$/);
  const data = JSON.parse((await page.locator('[type="application/ld+json"]').textContent())!);
  expect(data).toMatchObject({
    '@type': 'ExhibitionEvent',
    startDate: '2026-11-20',
    url: `${shop.url}/series/seven`,
  });
  expect(data.workFeatured).toHaveLength(7);

  // Of the two series of this work the newer one is named.
  await page.goto(`${shop.url}/fr/art/work-1`);
  await page.getByRole('link', { name: 'La mer un jour ouvrable' }).click();
  await expect(page).toHaveURL(/\/fr\/series\/seven$/);
  await expect(workOf(page, '122 × 91 cm')).toHaveCount(1);

  await page.goto(`${shop.url}/news-center`);
  const card = page.getByRole('listitem').filter({ hasText: 'November 20, 2026' });
  await expect(card).toContainText('Words of seven.');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/series/seven');

  const read = async (path: string) => (await page.request.get(`${shop.url}${path}`)).text();
  // Without scripts the page has its words, works, prices and links.
  const html = await read('/series/seven');
  for (const words of ['The Sea on a Working Day', 'Words of seven.', '$100.00', 'Not for sale'])
    expect(html).toContain(words);
  const hung = await page.evaluate((text) => {
    const works = new DOMParser().parseFromString(text, 'text/html').querySelector('.eye-line')!;
    return {
      pictures: works.querySelectorAll('li img').length,
      first: works.querySelector('a')!.getAttribute('href'),
    };
  }, html);
  expect(hung).toEqual({ pictures: 7, first: '/art/work-1' });
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain(`<loc>${shop.url}/ht/series/seven</loc>`);
  expect(sitemap).not.toContain('/series/hidden');
  expect(await read('/works.xml')).toContain(`<link>${shop.url}/series/seven</link>`);
  const without = await page.request.get(`${shop.url}/series/two`);
  expect(await without.text()).toContain('"@type":"Collection"');
});

test('a visitor joins in a new tab and keeps the cart, and joins after a payment, in the panel and on its page (rule 110)', async ({
  page,
  wallShop: shop,
}) => {
  const reached = await standInForService(page);
  await page.goto(`${shop.url}/art/jou-mache`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  expect([...reached]).toEqual([]);
  const joinIn = (place: Locator) => join(page, place, reached);
  await joinIn(page.getByRole('contentinfo'));
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  await openCheckout(page);
  await fillCardForm(page, cards.good);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await joinIn(page.getByRole('region', { name: 'Thank you for your purchase!' }));
  await expectAccessible(page, 'the panel after a payment');

  const outcome = {
    state: 'succeeded',
    cents: 0,
    orderNumber: 'K7M-4QX',
    artworkIds: [],
    items: [],
  };
  await page.route('**/api/orders/payment', (route) => route.fulfill({ json: outcome }));
  await page.goto(`${shop.url}/payment-confirmation?payment_key=key&payment_intent=pi_1`);
  await joinIn(page.getByRole('main'));
});

/** Answers for the newsletter's service; returns what reached it. A set: a new tab that the driver sees late asks twice. */
async function standInForService(page: Page): Promise<Set<string>> {
  const reached = new Set<string>();
  await page.context().route(`${new URL(newsletterForm.action).origin}/**`, (route) => {
    const request = route.request();
    reached.add(`${request.method()} ${request.url()} ${request.postData()}`);
    return route.fulfill({ contentType: 'text/html', body: '<h1>Almost there</h1>' });
  });
  return reached;
}

async function join(page: Page, place: Locator, reached: Set<string>): Promise<void> {
  reached.clear();
  const field = place.getByRole('textbox', { name: 'Email: Hear of new paintings first' });
  await field.fill('collector@example.com');
  const answer = page.waitForEvent('popup');
  await place.getByRole('button', { name: 'Join' }).click();
  const tab = await answer;
  await expect(tab.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  expect(page.context().pages(), 'one press opens one tab').toHaveLength(2);
  await tab.close();
  expect([...reached]).toEqual([
    `POST ${newsletterForm.action} EMAIL=collector%40example.com&tags=4221&b_0a1b2c3d4e5f_6a7b8c9d0e=`,
  ]);
}

function workOf(page: Page, words: string): Locator {
  return page.locator('.eye-line').getByRole('listitem').filter({ hasText: words });
}

type Seen = { inch: number; middle: number };

/** Returns the works by their lines. On wide screens a work of true size has the same pixels an inch as all, within 1 %. */
async function rowsOf(wall: Locator, screen: number, series: string): Promise<Seen[][]> {
  const seen = await wall.locator('li:not(.figure)').evaluateAll((works) =>
    works.map((work) => {
      const { y, width, height } = work.querySelector('.hung')!.getBoundingClientRect();
      return { words: work.querySelector('p')!.textContent, width, middle: y + height / 2 };
    }),
  );
  const rows: Seen[][] = [];
  for (const { words, width, middle } of seen) {
    const dimensions = /[\d.]+ x [\d.]+(?= in)/.exec(words)?.[0] ?? '20 x 20';
    const one = { inch: width / readSides(dimensions)![0], middle };
    const row = rows.find(([first]) => Math.abs(first!.middle - middle) <= 1);
    if (row) row.push(one);
    else rows.push([one]);
    if (screen < 1024) expect(width).toBeLessThanOrEqual(0.77 * screen);
    else expect(one.inch / rows[0]![0]!.inch, `${series}: ${words}`).toBeCloseTo(1, 2);
  }
  return rows;
}
