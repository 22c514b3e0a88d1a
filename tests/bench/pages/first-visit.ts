import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { firstVisitBudget } from '../budgets.ts';
import { median, type OnShop, type Section } from '../section.ts';
import { openBrowser } from './browser.ts';

const pages = ['/', '/shop-art', '/art/choublak'];
const screen = { width: 1440, height: 900 };
const rounds = 3;

/** Measures the first visit to a new shop, without variants of pictures in the local cache. */
export async function measureFirstVisits({ shop }: OnShop): Promise<Section> {
  const browser = await openBrowser();
  const variants = join(shop.dataDir, 'images');
  const rows: Section['rows'] = [];
  const broken: string[] = [];
  try {
    for (const path of pages) {
      const visits: Visit[] = [];
      while (visits.length < rounds) {
        // It is a link to the variants that all shops under test share.
        rmSync(variants, { recursive: true });
        mkdirSync(variants);
        visits.push(await visit(browser, shop.url + path));
      }
      const ms = median(visits.map((one) => one.ms));
      rows.push({ page: path, ms, pictures: visits[0]!.pictures, kilobytes: visits[0]!.kilobytes });
      if (ms > firstVisitBudget.ms)
        broken.push(`${path}: ${ms} ms, at most ${firstVisitBudget.ms}`);
    }
  } finally {
    await browser.close();
  }
  const title =
    'First visit without a picture in the cache, 1440 px: until all on the screen is shown';
  return { title, rows, broken };
}

type Visit = { ms: number; pictures: number; kilobytes: number };

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: screen });
  await page.goto(url, { waitUntil: 'load' });
  const visited = await page.evaluate(waitForPictures);
  await page.close();
  return visited;
}

/** Runs in the page: waits until every picture on the screen is decoded. */
async function waitForPictures(): Promise<Visit> {
  const seen = [...document.images].filter((picture) => {
    const { top, bottom, height } = picture.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.all(seen.map((picture) => picture.decode()));
  const ms = performance.now();
  const loaded = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/.netlify/images')) as PerformanceResourceTiming[];
  const bytes = loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { ms: Math.round(ms), pictures: seen.length, kilobytes: bytes / 1000 };
}
