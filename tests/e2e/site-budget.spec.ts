import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { publicPages } from './site-page.ts';

const scriptBudget = 10_000;
const styleBudget = 8_192;
const fontBudget = 60_000;
const requestBudget = 10;

for (const path of publicPages) {
  test(`${path} keeps to its budget before anybody shows intent`, async ({ page, sharedShop }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${sharedShop.url}${path}`, { waitUntil: 'networkidle' });

    expect(await weigh(page, requests, '.js')).toBeLessThanOrEqual(scriptBudget);
    expect(await weigh(page, requests, '.css')).toBeLessThanOrEqual(styleBudget);
    expect(requests.filter((url) => new URL(url).origin !== sharedShop.url)).toEqual([]);
    expect(await page.evaluate(measureShift)).toBe(0);
  });
}

for (const path of ['/shop-art', '/art', '/news-center']) {
  test(`${path} asks for little besides its pictures`, async ({ page, sharedShop }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${sharedShop.url}${path}`, { waitUntil: 'networkidle' });
    const besides = requests.filter((url) => !url.includes('/.netlify/images'));
    expect(besides.length).toBeLessThanOrEqual(requestBudget);
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
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(fontBudget);
});

// Gzipped bytes of all files of a kind; scripts in the page count as scripts.
async function weigh(page: Page, requests: string[], ending: string): Promise<number> {
  const files = requests.filter((url) => new URL(url).pathname.endsWith(ending));
  const bodies = await Promise.all(files.map(async (url) => (await page.request.get(url)).body()));
  const inline = ending === '.js' ? await page.evaluate(readInlineScripts) : [];
  return [...bodies, ...inline].reduce((sum, body) => sum + gzipSync(body).length, 0);
}

function readInlineScripts(): string[] {
  return [...document.scripts]
    .filter(({ src, type }) => !src && !type.includes('json'))
    .map(({ textContent }) => textContent ?? '');
}

function measureShift(): Promise<number> {
  return new Promise((resolve) => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(shift), 300);
  });
}

type LayoutShift = PerformanceEntry & { value: number };
