import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser } from '../../../netlify/local/scripts/browser.mjs';
import { startShop } from '../../fixtures/platform.ts';
import { publicPages } from '../../fixtures/pages.ts';
import { publishBarePages, type BarePages } from '../builds/bare-page.ts';
import { fillWall } from '../pages/links.ts';
import { openBrowser } from '../pages/browser.ts';
import { lighthouseBudget } from '../budgets.ts';
import { startHttpsFront } from '../pages/https-front.ts';
import { median, type OnShop, type Row, type Section } from '../section.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const quick = { runs: 3, pages: ['/', '/shop-art', '/art/jou-mache', '/about'] };
const full = { runs: 5, pages: publicPages.filter((path) => path !== '/no-such-page') };
const walls = [
  { works: 33, paths: ['/shop-art', '/art', '/fr', '/fr/shop-art', '/ht/art', '/ht/art/choublak'] },
  { works: 60, paths: ['/shop-art', '/art'] },
];
const lcp = 'largest-contentful-paint';
/** The screen of Lighthouse's mobile form. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/**
 * Returns Lighthouse's mobile scores, 0 to 100, and LCP compared with a bare page. LCP and TBT are medians in milliseconds. The pages come
 * over TLS and HTTP/2: over HTTP/1.1 each font would open a connection.
 */
export async function scorePages({ shop, isQuick }: OnShop): Promise<Section> {
  const { runs, pages } = isQuick ? quick : full;
  const sets: BarePages[] = [];
  for (const path of pages) sets.push(await publishBarePages(shop, path));
  await warmUp(sets.flatMap((set) => Object.values(set)).map((path) => shop.url + path));
  const rows: Row[] = [];
  await withLighthouse(shop.url, async (run) => {
    for (const { path, bare } of sets) {
      // A bare page hardly varies.
      const bareRun = await run(bare, ['performance']);
      const own: Result[] = [];
      while (own.length < runs) own.push(await run(path, categories));
      rows.push({ path, ...summarize(own), ...compareLcp(own, bareRun) });
    }
  });
  const title = `Lighthouse, mobile, HTTP/2, median of ${runs}; 'bare' has the same first picture and fonts`;
  return { title, rows, broken: rows.flatMap(findOver) };
}

type Run = (path: string, only: string[]) => Promise<Result>;

async function withLighthouse(url: string, work: (run: Run) => Promise<void>): Promise<void> {
  const front = await startHttpsFront(url);
  const chrome = await launch({
    chromePath: (await findBrowser()) ?? undefined,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });
  try {
    await work((path, only) => runLighthouse(front.url + path, only, chrome.port));
  } finally {
    chrome.kill();
    front.close();
  }
}

/** Scores the wall and the list with so many artworks, and pages in French and Kreyòl. */
export async function scoreWalls(): Promise<Section> {
  const rows: Row[] = [];
  for (const { works, paths } of walls) {
    const shop = await startShop({ prepare: (dataDir) => fillWall(dataDir, works) });
    try {
      await shop.waitForBuild();
      await warmUp(paths.map((path) => shop.url + path));
      await withLighthouse(shop.url, async (run) => {
        for (const path of paths) {
          const own: Result[] = [];
          while (own.length < quick.runs) own.push(await run(path, categories));
          rows.push({ works, path, ...summarize(own) });
        }
      });
    } finally {
      await shop.close();
    }
  }
  const title = `Lighthouse of walls, mobile, HTTP/2, median of ${quick.runs}`;
  return { title, rows, broken: rows.flatMap(findImperfect) };
}

/** Requests the pages' pictures, so that their variants exist. */
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

function summarize(runs: Result[]) {
  const scores = categories.map((name) => [
    name,
    median(runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100))),
  ]);
  return {
    ...(Object.fromEntries(scores) as Record<string, number>),
    tbt: Math.round(medianOf(runs, 'total-blocking-time')),
    cls: medianOf(runs, 'cumulative-layout-shift'),
    element: [...new Set(runs.map(lcpElement))].join(', '),
  };
}

function compareLcp(own: Result[], bare: Result) {
  const ownLcp = medianOf(own, lcp);
  const bareLcp = medianOf([bare], lcp);
  return {
    lcp: Math.round(ownLcp),
    bare: Math.round(bareLcp),
    ratio: ownLcp / bareLcp,
  };
}

function medianOf(runs: Result[], audit: string): number {
  return median(runs.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
}

/** Returns the name of the tag that was painted as the largest one. */
function lcpElement({ audits }: Result): string {
  const { details } = audits['lcp-breakdown-insight'] ?? {};
  return /<(\w+)/.exec(JSON.stringify(details ?? {}))?.[1] ?? '?';
}

function findImperfect({ works, path, ...row }: Row): string[] {
  return categories
    .slice(1)
    .flatMap((name) => (row[name] === 100 ? [] : `${works} works, ${path}: ${name} ${row[name]}`));
}

function findOver({ path, ratio, cls }: Row): string[] {
  const over: string[] = [];
  if (Number(cls) > lighthouseBudget.cls) over.push(`${path}: layout shift of ${cls}`);
  if (!(Number(ratio) <= lighthouseBudget.lcpRatio))
    over.push(`${path}: LCP ${Number(ratio).toFixed(2)} times a bare page's`);
  return over;
}
