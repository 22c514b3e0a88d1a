import { expect } from '@playwright/test';
import { budget, weighPage } from '../fixtures/page-weight.ts';
import { test } from '../fixtures/shop.ts';
import { publicPages } from './site-page.ts';

/** What has a budget of requests (rulings 23). */
const lists = ['/shop-art', '/art', '/news-center'];

for (const path of publicPages) {
  test(`${path} keeps to its budget before anybody shows intent`, async ({ page, sharedShop }) => {
    const weight = await weighPage(page, `${sharedShop.url}${path}`);
    expect(weight.scripts).toBeLessThanOrEqual(budget.scripts);
    expect(weight.styles).toBeLessThanOrEqual(budget.styles);
    expect(weight.fonts).toBeLessThanOrEqual(budget.fonts);
    expect(weight.foreign).toEqual([]);
    expect(weight.shift).toBe(budget.shift);
    if (lists.includes(path)) expect(weight.requests).toBeLessThanOrEqual(budget.requests);
  });
}

test('the fonts weigh at most 60 kB in all', async ({ page, sharedShop }) => {
  await page.goto(`${sharedShop.url}/shop-art`);
  const fonts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')].map(({ href }) => href),
  );
  const sizes = await Promise.all(
    fonts.map(async (url) => (await (await page.request.get(url)).body()).length),
  );
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget.fonts);
});
