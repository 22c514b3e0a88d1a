import { chromium } from '@playwright/test';
import { findBrowser } from '../../netlify/local/browser.mjs';
import { publicPages } from '../e2e/site-page.ts';
import { budget, weighPage, type PageWeight } from '../fixtures/page-weight.ts';
import { prepareTemplate } from '../fixtures/platform-template.ts';
import { startShop } from '../fixtures/platform.ts';
import { measureBuilds } from './builds.ts';
import { measureFunctions } from './functions.ts';
import { findSlow, measureInstagramSync } from './instagram-sync.ts';
import { measureIntents } from './intent.ts';
import { countPurchaseRequests, measureLatencies } from './latency.ts';
import { scorePages } from './lighthouse.ts';
import { measureLoad } from './load.ts';
import { findWasteful, measureLongLists } from './long-lists.ts';
import { measurePublishing } from './publishing.ts';

/** What has a budget of requests (rulings 23). */
const lists = ['/shop-art', '/art', '/news-center'];
const quickPages = ['/', '/shop-art', '/art/jou-mache', '/about'];
const quickPosts = 200;
const allPosts = 2000;
const isQuick = process.argv.includes('--quick');

await prepareTemplate();
const shop = await startShop();
const broken: string[] = [];

try {
  console.log('Before interaction, gzipped bytes; pictures are not counted as requests');
  console.table(await weighPages(shop.url));
  console.log('From pointer down to the screen, milliseconds');
  console.table((await measureIntents(shop.url)).map(rounded));
  console.log('Requests to Blobs of a first order, without retries');
  console.table(await countPurchaseRequests(shop));
  console.log(
    'Calls one after the other: milliseconds, ratio to a call without storage, Blobs requests',
  );
  console.table((await measureLatencies(shop)).map(rounded));
  console.log('Lighthouse, mobile');
  const paths = isQuick ? quickPages : publicPages.filter((path) => path !== '/no-such-page');
  console.table(await scorePages(shop.url, paths));
} finally {
  await shop.close();
}
console.log('Public lists with thousands of entries: kilobytes, milliseconds, Blobs requests');
const longLists = await measureLongLists(isQuick ? 1000 : 5000);
console.table(longLists.map(rounded));
broken.push(...findWasteful(longLists));
console.log('Functions: kilobytes of the bundle, milliseconds to load it in a fresh Node');
console.table((await measureFunctions()).map(rounded));
console.log(`A sync from Instagram: ${isQuick ? quickPosts : allPosts} posts, then no news`);
const syncs = await measureInstagramSync(isQuick ? quickPosts : allPosts);
console.table(syncs.map(rounded));
broken.push(...findSlow(syncs));
console.log('200 visitors browse while 50 buy');
const load = await measureLoad();
console.table(load.table);
broken.push(...load.broken);
console.log('From saved to live, seconds; the first edit starts the builder');
for (const works of [5, 2000]) console.table((await measurePublishing(works)).map(rounded));
console.log('Builds in a fresh process each, beside a bare Astro project with as many pages');
console.table(
  (await measureBuilds(isQuick ? [100, 1000] : [100, 1000, 2000, 10_000])).map(rounded),
);
for (const line of broken) console.error(`Over budget: ${line}`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function weighPages(url: string): Promise<Record<string, object>> {
  const browser = await chromium.launch({
    executablePath: (await findBrowser()) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const table: Record<string, object> = {};
  for (const path of publicPages) {
    // The first visit makes the pictures' variants, the second is measured.
    for (const visit of ['warm', 'measured']) {
      const page = await browser.newPage();
      const { foreign, ...weight } = await weighPage(page, `${url}${path}`);
      await page.close();
      if (visit === 'measured') table[path] = weight;
      if (visit === 'measured') broken.push(...overBudget(path, { ...weight, foreign }));
    }
  }
  await browser.close();
  return table;
}

function overBudget(path: string, weight: PageWeight): string[] {
  const over = Object.entries(budget)
    .filter(([name]) => name !== 'requests' || lists.includes(path))
    .filter(([name, most]) => weight[name as keyof typeof budget] > most)
    .map(([name, most]) => `${path}: ${name} over ${most}`);
  return [...over, ...weight.foreign.map((address) => `${path}: asks ${address}`)];
}

function rounded<Row extends object>(row: Row) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(2)) : value,
    ]),
  );
}
