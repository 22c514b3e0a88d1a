import type { Page } from '@playwright/test';
import type { OnShop, Section } from '../section.ts';
import { publishBarePages } from '../builds/bare-page.ts';
import { slowBudget } from '../budgets.ts';
import { openBrowser } from './browser.ts';
import { startHttpsFront } from './https-front.ts';

const pages = ['/', '/shop-art', '/art', '/art/choublak'];
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
};
/** Bytes a second: 400 kbit. */
export const slowLine = {
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
  latency: 150,
  offline: false,
};

type Visit = { preview: number; picture: number };

/**
 * Measures visits on a phone, over a connection that is open. Without previews the frame of the first picture is empty until it is
 * complete. `bare`: a page with only the heading, the same picture, style sheet and fonts.
 */
export async function measureSlowVisits({ shop }: OnShop): Promise<Section> {
  const front = await startHttpsFront(shop.url);
  const browser = await openBrowser(front.trust);
  const rows: Section['rows'] = [];
  try {
    for (const path of pages) {
      const { styled } = await publishBarePages(shop, path);
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      // Creates the variants.
      await page.goto(front.url + path, { waitUntil: 'networkidle' });
      const { picture: bare } = await visitSlowly(page, front.url, styled);
      const visit = await visitSlowly(page, front.url, path);
      rows.push({ page: path, ...visit, bare, ratio: visit.picture / bare });
      await context.close();
    }
  } finally {
    await browser.close();
    front.close();
  }
  const title =
    'First visit at 400 kbit/s: ms until preview and picture are shown, and to a bare page';
  return { title, rows, broken: rows.flatMap(findLate) };
}

async function visitSlowly(page: Page, origin: string, path: string): Promise<Visit> {
  await page.goto(`${origin}/robots.txt`);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
  return page.evaluate(readTimes);
}

function findLate({ page, preview, picture, ratio }: Section['rows'][number]): string[] {
  const late: string[] = [];
  if (Number(preview) >= Number(picture)) late.push(`${page}: no preview`);
  if (Number(ratio) > slowBudget.ratio)
    late.push(`${page}: its picture takes ${Number(ratio).toFixed(2)} times a bare page's`);
  return late;
}

/** Runs in the page. */
async function readTimes(): Promise<Visit> {
  const shown = document.querySelector<HTMLImageElement>('img[fetchpriority]');
  await shown?.decode();
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [picture] = performance.getEntriesByName(shown?.currentSrc ?? '');
  const end = (picture as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
  return { preview: Math.round(paint?.startTime ?? 0), picture: Math.round(end) };
}
