import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readCurrentSite, sitesFolder } from '../../../netlify/server/platform/site/site-builds.ts';
import { project } from '../../fixtures/start/platform-template.ts';
import { deskBudget } from '../budgets.ts';
import { median, type OnShop, type Section } from '../section.ts';
import { openBrowser } from './browser.ts';
import { startHttpsFront } from './https-front.ts';

const rounds = 3;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true };
/** Lighthouse's slow 4G, in bytes a second. */
const line = {
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
  latency: 150,
  offline: false,
};
const screens = [
  { path: '/admin/dashboard', shown: 'For sale' },
  { path: '/admin/orders', shown: 'No orders yet' },
] as const;

/**
 * Measures the time until a screen shows its data on a cold phone, and until a page without a line of code has the same scripts and
 * answers.
 */
export async function measureDesk({ shop }: OnShop): Promise<Section> {
  const front = await startHttpsFront(shop.url);
  const browser = await openBrowser(front.trust);
  const rows: Section['rows'] = [];
  const broken: string[] = [];
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const data = { username: 'admin', password: shop.adminPassword };
    await page.request.post(`${shop.url}/api/admin/login`, { data });
    const cookies = await context.cookies();
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })));
    for (const { path, shown } of screens) {
      const asked = await listRequests(page, front.url + path, shown);
      const bare = publishBareScreen(shop, asked);
      const times = { screen: [] as number[], bare: [] as number[] };
      for (let round = 0; round < rounds; round++) {
        times.screen.push(await visit(page, front.url + path, shown));
        times.bare.push(await visit(page, front.url + bare, 'Ready'));
      }
      const [screen, plain] = [median(times.screen), median(times.bare)];
      const files = asked.filter((address) => address.endsWith('.js')).length;
      const ratio = screen / plain;
      rows.push({ screen: path, files, ms: screen, bare: plain, ratio });
      if (files > deskBudget.files[path]) broken.push(`${path}: ${files} scripts`);
      if (ratio > deskBudget.ratio)
        broken.push(`${path}: ready in ${ratio.toFixed(2)} times a bare page's time`);
    }
  } finally {
    await browser.close();
    front.close();
  }
  const title = 'Screens of the administrator at slow 4G, cold: ms until the data are shown';
  return { title, rows, broken };
}

/** Returns the addresses of scripts and calls that a screen requests until it shows its data. */
async function listRequests(page: Page, url: string, shown: string): Promise<string[]> {
  const asked = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') || pathname.startsWith('/api/')) asked.add(pathname);
  };
  page.on('request', note);
  await page.goto(url);
  await page.getByText(shown).first().waitFor();
  page.off('request', note);
  return [...asked];
}

function publishBareScreen(shop: OnShop['shop'], asked: string[]): string {
  const home = sitesFolder(project, shop.dataDir);
  const site = readCurrentSite(home);
  if (!site) throw new Error('The shop has no site');
  const script = `const asked = ${JSON.stringify(asked)};
await Promise.all(asked.map((address) => fetch(address).then((answer) => answer.text())));
document.querySelector('p').textContent = 'Ready';`;
  const html = `<!doctype html><title>Bare</title><p></p><script type="module" src="/bare-desk.js"></script>`;
  writeFileSync(join(home, String(site.number), 'bare-desk.js'), script);
  writeFileSync(join(home, String(site.number), 'bare-desk.html'), html);
  return '/bare-desk';
}

async function visit(page: Page, url: string, shown: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByText(shown).first().waitFor();
  return Math.round(await page.evaluate(() => performance.now()));
}
