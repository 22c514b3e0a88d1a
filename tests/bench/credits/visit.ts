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
 * A visit on a phone: home page, shop and one artwork, two pictures full screen. `seen`: how many works of the wall; Infinity: to the end of
 * its last page.
 */
export async function weighVisit(shop: Shop, seen: number): Promise<Visit> {
  const browser = await openBrowser();
  try {
    const weighed = await weighPages(await browser.newPage(phone), shop.url, seen);
    const availability = await countAvailability(await browser.newPage(phone), shop.url);
    return { ...weighed, availability };
  } finally {
    await browser.close();
  }
}

async function weighPages(
  page: Page,
  url: string,
  seen: number,
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
  await visitPages(page, url, () => seePage(page, seen));
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
async function seePage(page: Page, seen: number): Promise<void> {
  const isWall = new URL(page.url()).pathname.startsWith('/shop-art');
  if (!isWall) return scrollTo(page, Infinity);
  await scrollTo(page, seen);
  const next = page.locator('a[rel="next"]');
  if (seen < Infinity || (await next.count()) === 0) return;
  const further = await next.getAttribute('href');
  await next.click();
  await page.waitForURL((address) => address.pathname === further);
  await seePage(page, seen);
}

/** Until so many works were seen, or to the end: pages get longer while they are read. */
async function scrollTo(page: Page, seen: number): Promise<void> {
  const isUnseen = (count: number) => {
    const last = document.querySelectorAll('main [data-artwork]')[count - 1];
    if (last) return last.getBoundingClientRect().top > innerHeight;
    return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  };
  while (await page.evaluate(isUnseen, seen)) {
    await page.mouse.wheel(0, phone.viewport.height / 2);
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(settleMs);
}
