import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../../netlify/local/scripts/browser.mjs';
import { publicPages } from '../e2e/site-page.ts';
import { publishBarePage } from './bare-page.ts';
import { openBrowser } from './browser.ts';
import { lighthouseBudget } from './budgets.ts';
import { median, type OnShop, type Row, type Section } from './section.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const quick = { runs: 3, pages: ['/', '/shop-art', '/art/jou-mache', '/about'] };
const full = { runs: 5, pages: publicPages.filter((path) => path !== '/no-such-page') };
const lcp = 'largest-contentful-paint';
/** The screen that Lighthouse's mobile form has. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Lighthouse's mobile scores, 0 to 100, and LCP beside that of a bare page; LCP and TBT in milliseconds, medians. */
export async function scorePages({ shop, isQuick }: OnShop): Promise<Section> {
  const { runs, pages } = isQuick ? quick : full;
  const bare = new Map<string, string>();
  for (const path of pages) bare.set(path, shop.url + (await publishBarePage(shop, path)));
  await warmUp([...pages.map((path) => shop.url + path), ...bare.values()]);
  const chrome = await launch({
    chromePath: (await findBrowser()) ?? undefined,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const rows: Row[] = [];
  try {
    for (const [path, bareUrl] of bare) {
      const own: Result[] = [];
      const bareOnes: Result[] = [];
      while (own.length < runs) {
        own.push(await runLighthouse(shop.url + path, categories, chrome.port));
        bareOnes.push(await runLighthouse(bareUrl, ['performance'], chrome.port));
      }
      rows.push({ path, ...summarize(own, medianOf(bareOnes, lcp)) });
    }
  } finally {
    chrome.kill();
  }
  const title = `Lighthouse, mobile, median of ${runs}; 'bare' has nothing but the same first picture`;
  return { title, rows, broken: rows.flatMap(findOver) };
}

/** Makes the pictures' variants. */
async function warmUp(urls: string[]): Promise<void> {
  const browser = await openBrowser();
  const page = await browser.newPage(phone);
  for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
}

async function runLighthouse(url: string, only: string[], port: number): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories: only });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  return run.lhr;
}

function summarize(runs: Result[], bareLcp: number) {
  const scores = categories.map((name) => [
    name,
    median(runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100))),
  ]);
  return {
    ...(Object.fromEntries(scores) as Record<string, number>),
    lcp: Math.round(medianOf(runs, lcp)),
    'bare lcp': Math.round(bareLcp),
    ratio: medianOf(runs, lcp) / bareLcp,
    tbt: Math.round(medianOf(runs, 'total-blocking-time')),
    cls: medianOf(runs, 'cumulative-layout-shift'),
    element: [...new Set(runs.map(lcpElement))].join(', '),
  };
}

function medianOf(runs: Result[], audit: string): number {
  return median(runs.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
}

/** The tag that was painted as the largest one. */
function lcpElement({ audits }: Result): string {
  const { details } = audits['lcp-breakdown-insight'] ?? {};
  return /<(\w+)/.exec(JSON.stringify(details ?? {}))?.[1] ?? '?';
}

function findOver({ path, ratio, cls }: Row): string[] {
  const over: string[] = [];
  if (Number(cls) > lighthouseBudget.cls) over.push(`${path}: layout shift of ${cls}`);
  if (!(Number(ratio) <= lighthouseBudget.lcpRatio))
    over.push(`${path}: LCP ${Number(ratio).toFixed(2)} times a bare page's`);
  return over;
}
