import type { Page } from '@playwright/test';
import type { OnShop, Section } from '../section.ts';
import { openBrowser } from './browser.ts';
import { startHttpsFront } from './https-front.ts';

const pages = ['/', '/shop-art', '/art/choublak'];
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
/** Bytes a second: 400 kbit. */
const line = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 150, offline: false };

type Visit = { preview: number; picture: number };

/** On a phone, over a connection that is open. Without previews the frame of the first picture is empty until it is complete. */
export async function measureSlowVisits({ shop }: OnShop): Promise<Section> {
  const front = await startHttpsFront(shop.url);
  const browser = await openBrowser();
  const rows: Section['rows'] = [];
  try {
    for (const path of pages) {
      const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
      const page = await context.newPage();
      // Creates the variants.
      await page.goto(front.url + path, { waitUntil: 'networkidle' });
      rows.push({ page: path, ...(await visitSlowly(page, front.url, path)) });
      await context.close();
    }
  } finally {
    await browser.close();
    front.close();
  }
  const title = 'First visit at 400 kbit/s: ms until preview and picture are shown';
  return { title, rows, broken: rows.filter(isLate).map(({ page }) => `${page}: no preview`) };
}

async function visitSlowly(page: Page, origin: string, path: string): Promise<Visit> {
  await page.goto(`${origin}/robots.txt`);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
  return page.evaluate(readTimes);
}

function isLate({ preview, picture }: Section['rows'][number]): boolean {
  return Number(preview) >= Number(picture);
}

/** In the page. */
async function readTimes(): Promise<Visit> {
  const shown = document.querySelector<HTMLImageElement>('img[style*="data:"]');
  await shown?.decode();
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [picture] = performance.getEntriesByName(shown?.currentSrc ?? '');
  const end = (picture as PerformanceResourceTiming | undefined)?.responseEnd ?? 0;
  return { preview: Math.round(paint?.startTime ?? 0), picture: Math.round(end) };
}
