import type { Browser } from '@playwright/test';
import { weighPage } from '../../fixtures/page-weight.ts';
import { wordsBudget } from '../budgets.ts';
import type { OnShop, Section } from '../section.ts';
import { openBrowser } from './browser.ts';
import { startHttpsFront } from './https-front.ts';
import { phone, slowLine } from './slow-visit.ts';

/** Each mail and each certificate leads to one of them. An offer is on the page of an order. */
const pages = ['/order', '/fr/order', '/certificate', '/verify'];

type Words = { words: number; shift: number };

/** Measures when the pages that are only an island have their heading, on a phone at 400 kbit/s, over a connection that is open. */
export async function measureFirstWords({ shop }: Pick<OnShop, 'shop'>): Promise<Section> {
  const front = await startHttpsFront(shop.url);
  const browser = await openBrowser(front.trust);
  const rows: Section['rows'] = [];
  try {
    for (const path of pages) {
      const { words, shift } = await visit(browser, front.url, path);
      const page = await browser.newPage();
      const { scripts } = await weighPage(page, shop.url + path);
      await page.close();
      rows.push({ page: path, words, shift, scripts });
    }
  } finally {
    await browser.close();
    front.close();
  }
  const title =
    'Pages that are an island at 400 kbit/s: ms until their first words, layout shift, bytes of scripts';
  const broken = rows
    .filter(({ words, shift }) => Number(words) > wordsBudget.ms || Number(shift) > 0)
    .map(({ page, words, shift }) => `${page}: words after ${words} ms, shift ${shift}`);
  return { title, rows, broken };
}

async function visit(browser: Browser, origin: string, path: string): Promise<Words> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchWords);
  await page.goto(`${origin}/robots.txt`);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', slowLine);
  // A link to an order that does not exist: the shop is asked, and answers.
  await page.goto(`${origin}${path}#V33-ZJX.Kq3x9`, { waitUntil: 'networkidle', timeout: 60_000 });
  const found = await page.evaluate(() => Reflect.get(window, 'found') as Words);
  await context.close();
  return { words: Math.round(found.words), shift: found.shift };
}

/** Runs in the page: notes the first frame that has the heading, and how much moved. */
function watchWords(): void {
  const found = { words: 0, shift: 0 };
  Object.assign(window, { found });
  const look = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const heading = document.querySelector('main h1');
    if (paint && heading?.checkVisibility()) found.words = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.shift += Reflect.get(entry, 'value') as number;
  }).observe({ type: 'layout-shift', buffered: true });
}
