import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../netlify/local/browser.mjs';
import { publicPages } from '../e2e/site-page.ts';
import type { OnShop, Section } from './section.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const quickPages = ['/', '/shop-art', '/art/jou-mache', '/about'];
const allPages = publicPages.filter((path) => path !== '/no-such-page');

/** Lighthouse's mobile scores, 0 to 100; LCP and TBT in milliseconds. */
export async function scorePages({ shop, isQuick }: OnShop): Promise<Section> {
  const chrome = await launch({
    chromePath: (await findBrowser()) ?? undefined,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const rows: Section['rows'] = [];
  try {
    for (const path of isQuick ? quickPages : allPages)
      rows.push(await scorePage(`${shop.url}${path}`, path, chrome.port));
  } finally {
    chrome.kill();
  }
  return { title: 'Lighthouse, mobile', rows, broken: [] };
}

async function scorePage(address: string, path: string, port: number) {
  const run = await lighthouse(address, { port, onlyCategories: [...categories] });
  if (!run) throw new Error(`Lighthouse gave no result for ${path}`);
  const { categories: found, audits } = run.lhr;
  const [performance = 0, accessibility = 0, practices = 0, seo = 0] = categories.map((name) =>
    Math.round((found[name]?.score ?? 0) * 100),
  );
  return {
    path,
    performance,
    accessibility,
    'best-practices': practices,
    seo,
    lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    tbt: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
  };
}
