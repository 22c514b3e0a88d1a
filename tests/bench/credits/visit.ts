import type { Page } from '@playwright/test';
import type { Shop } from '../../fixtures/platform.ts';
import { swipeUp } from '../../fixtures/swipe.ts';
import { openBrowser } from '../pages/browser.ts';
import { startHttpsFront } from '../pages/https-front.ts';

/** `bytes` and `requests` of the pages; `availability` counts the calls of `/api/availability`, which are not in `requests`. */
export type Visit = { bytes: number; requests: number; availability: number };

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
/** A mouse would rest on what it scrolls, and load what it points at. */
const finger = { x: phone.viewport.width / 2, y: 0.8 * phone.viewport.height };
/** Five minutes on three pages. */
const msOnPage = 100_000;
const stepMs = 1000;
const settleMs = 2000;
const availabilityPath = '/api/availability';

/**
 * Weighs a visit on a phone, over HTTP/2, which compresses the headers: home page, shop and one artwork, two pictures full screen. `seen`:
 * how many artworks of the wall; Infinity: to the end of its last page.
 */
export async function weighVisit(shop: Shop, seen: number): Promise<Visit> {
  const front = await startHttpsFront(shop.url);
  const browser = await openBrowser(front.trust);
  try {
    const weighed = await weighPages(await browser.newPage(phone), front.url, seen);
    const availability = await countAvailability(await browser.newPage(phone), front.url);
    return { ...weighed, availability };
  } finally {
    await browser.close();
    front.close();
  }
}

async function weighPages(
  page: Page,
  url: string,
  seen: number,
): Promise<Omit<Visit, 'availability'>> {
  const asked = new Set<string>();
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol.startsWith('http') && pathname !== availabilityPath) asked.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await visitPages(page, url, () => seePage(page, seen));
  await page.locator('[data-intent="gallery"]:visible').first().tap();
  await page.getByRole('dialog', { name: 'Gallery' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(settleMs);
  return { bytes, requests: asked.size };
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
    await page.locator(`a[href^="${path}"]:visible`).first().tap();
    await page.waitForURL((address) => address.pathname.startsWith(path));
    await look();
  }
}

/** Scrolls through a page. A wall of more than one page goes on behind a link. */
async function seePage(page: Page, seen: number): Promise<void> {
  const isWall = new URL(page.url()).pathname.startsWith('/shop-art');
  if (!isWall) return scrollTo(page, Infinity);
  await scrollTo(page, seen);
  const next = page.locator('a[rel="next"]');
  if (seen < Infinity || (await next.count()) === 0) return;
  const further = await next.getAttribute('href');
  await next.tap();
  await page.waitForURL((address) => address.pathname === further);
  await seePage(page, seen);
}

/** Scrolls until so many artworks were seen, or to the end. Pages get longer while they are read. */
async function scrollTo(page: Page, seen: number): Promise<void> {
  const isUnseen = (count: number) => {
    const last = document.querySelectorAll('main [data-artwork]')[count - 1];
    if (last) return last.getBoundingClientRect().top > innerHeight;
    return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  };
  const session = await page.context().newCDPSession(page);
  while (await page.evaluate(isUnseen, seen)) {
    await swipeUp(page, session, finger, phone.viewport.height / 2);
    await page.waitForTimeout(200);
  }
  await session.detach();
  await page.waitForTimeout(settleMs);
}
