import type { Page } from '@playwright/test';
import type { Shop } from '../../fixtures/platform.ts';
import { openBrowser } from '../pages/browser.ts';

/** `bytes` and `requests` of the pages; `availability` counts the calls of `/api/availability`, which are not in `requests`. */
export type Visit = { bytes: number; requests: number; availability: number };

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
/** Five minutes on three pages. */
const msOnPage = 100_000;
const stepMs = 1000;
const settleMs = 2000;
const availabilityPath = '/api/availability';

/**
 * A visit on a phone: home page, shop and one artwork, two pictures full screen. `share`: how much of the wall is seen; 1: to the end of its
 * last page.
 */
export async function weighVisit(shop: Shop, share: number): Promise<Visit> {
  const browser = await openBrowser();
  try {
    const weighed = await weighPages(await browser.newPage(phone), shop.url, share);
    const availability = await countAvailability(await browser.newPage(phone), shop.url);
    return { ...weighed, availability };
  } finally {
    await browser.close();
  }
}

async function weighPages(
  page: Page,
  url: string,
  share: number,
): Promise<Omit<Visit, 'availability'>> {
  const weighed = { bytes: 0, requests: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    weighed.bytes += encodedDataLength;
  });
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && pathname !== availabilityPath) weighed.requests += 1;
  });
  await visitPages(page, url, () => seeWall(page, share));
  await page.locator('[data-intent="gallery"]:visible').first().click();
  await page.getByRole('dialog', { name: 'Gallery' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(settleMs);
  return weighed;
}

async function countAvailability(page: Page, url: string): Promise<number> {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === availabilityPath) calls += 1;
  });
  await page.clock.install();
  await visitPages(page, url, async () => {
    for (let ms = 0; ms < msOnPage; ms += stepMs) await page.clock.runFor(stepMs);
  });
  return calls;
}

async function visitPages(page: Page, url: string, look: () => Promise<void>): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await look();
  for (const path of ['/shop-art', '/art/']) {
    await page.locator(`a[href^="${path}"]:visible`).first().click();
    await page.waitForURL((address) => address.pathname.startsWith(path));
    await look();
  }
}

/** A wall of more than one page goes on behind a link. */
async function seeWall(page: Page, share: number): Promise<void> {
  const next = page.locator('a[rel="next"]');
  const isWall = new URL(page.url()).pathname.startsWith('/shop-art');
  await scrollDown(page, isWall ? share : 1);
  if (share < 1 || !isWall || (await next.count()) === 0) return;
  const further = await next.getAttribute('href');
  await next.click();
  await page.waitForURL((address) => address.pathname === further);
  await seeWall(page, share);
}

async function scrollDown(page: Page, share: number): Promise<void> {
  // Pages get longer while they are read.
  while (
    await page.evaluate(
      (wanted) => scrollY + innerHeight < document.documentElement.scrollHeight * wanted - 1,
      share,
    )
  ) {
    await page.mouse.wheel(0, phone.viewport.height / 2);
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(settleMs);
}
