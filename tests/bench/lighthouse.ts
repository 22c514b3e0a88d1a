import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../netlify/local/browser.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Record<(typeof categories)[number], number> & {
  path: string;
  lcp: number;
  tbt: number;
};

/** Lighthouse's mobile scores of these pages, 0 to 100; LCP and TBT in milliseconds. */
export async function scorePages(url: string, paths: string[]): Promise<Scores[]> {
  const chrome = await launch({
    chromePath: (await findBrowser()) ?? undefined,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const scores: Scores[] = [];
  try {
    for (const path of paths) scores.push(await scorePage(`${url}${path}`, path, chrome.port));
  } finally {
    chrome.kill();
  }
  return scores;
}

async function scorePage(address: string, path: string, port: number): Promise<Scores> {
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
