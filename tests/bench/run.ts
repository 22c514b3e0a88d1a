import { chromium } from '@playwright/test';
import { findBrowser } from '../../netlify/local/browser.mjs';
import { publicPages } from '../e2e/site-page.ts';
import { budget, weighPage, type PageWeight } from '../fixtures/page-weight.ts';
import { prepareTemplate } from '../fixtures/platform-template.ts';
import { startShop } from '../fixtures/platform.ts';
import { measureLatencies } from './latency.ts';
import { scorePages } from './lighthouse.ts';

const quickPages = ['/', '/shop-art', '/art/jou-mache', '/about'];
const isQuick = process.argv.includes('--quick');

await prepareTemplate();
const shop = await startShop();
const broken: string[] = [];

try {
  console.log('Before interaction, gzipped bytes; pictures are not counted as requests');
  console.table(await weighPages(shop.url));
  console.log('Calls one after the other, milliseconds; ratio to a call without storage');
  console.table((await measureLatencies(shop)).map(rounded));
  console.log('Lighthouse, mobile');
  const paths = isQuick ? quickPages : publicPages.filter((path) => path !== '/no-such-page');
  console.table(await scorePages(shop.url, paths));
} finally {
  await shop.close();
}
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
    .filter(([name, most]) => weight[name as keyof typeof budget] > most)
    .map(([name, most]) => `${path}: ${name} over ${most}`);
  return [...over, ...weight.foreign.map((address) => `${path}: asks ${address}`)];
}

function rounded({ path, ...times }: Awaited<ReturnType<typeof measureLatencies>>[number]) {
  const shown = Object.entries(times).map(([name, value]) => [name, Number(value.toFixed(2))]);
  return { path, ...Object.fromEntries(shown) };
}
