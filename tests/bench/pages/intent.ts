import type { Browser, CDPSession, Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { median, type OnShop, type Section } from '../section.ts';

const rounds = 5;
const slowCpu = 4;

/** Chrome's 'Fast 4G': bytes per second, milliseconds. */
const fast4g = {
  offline: false,
  latency: 165,
  downloadThroughput: (9 * 1e6 * 0.9) / 8,
  uploadThroughput: (1.5 * 1e6 * 0.9) / 8,
};

type Times = { finger: number; mouse: number; cold: number };
type Intent = { name: string; path: string; control: string; screen: string };

const intents: Intent[] = [
  {
    name: 'cart icon to sheet',
    path: '/shop-art',
    control: '[data-intent=cart]',
    screen: '[role=dialog]',
  },
  {
    name: 'picture to gallery',
    path: '/shop-art',
    control: 'main [data-intent=gallery]',
    screen: '[role=dialog]',
  },
  {
    name: 'Buy Now to checkout',
    path: '/art/choublak',
    control: 'main [form=buy]',
    screen: 'aside[aria-label="Order summary"]',
  },
];

/** A mouse rests on what it is about to press; a finger does not. */
const hoverMs = 150;

/**
 * Measures from pointer down to the opened screen. Warm: everything cached, a processor four times slower. Cold: only
 * the page loaded, over 'Fast 4G'.
 */
export async function measureIntents({ shop }: OnShop): Promise<Section> {
  const browser = await openBrowser();
  const rows: Section['rows'] = [];
  try {
    for (const intent of intents) {
      const times: Times[] = [];
      while (times.length < rounds) times.push(await measureRound(browser, shop.url, intent));
      const middle = (kind: keyof Times) => median(times.map((round) => round[kind]));
      const [finger, mouse, cold] = [middle('finger'), middle('mouse'), middle('cold')];
      rows.push({ intent: intent.name, finger, mouse, cold });
    }
  } finally {
    await browser.close();
  }
  return { title: 'From pointer down to the screen, median milliseconds', rows, broken: [] };
}

async function measureRound(browser: Browser, url: string, intent: Intent): Promise<Times> {
  const address = url + intent.path;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // A click on Buy Now would hold the artwork for the next visitor, so the call never returns. Not by Playwright's
  // routes, which turn the browser's cache off.
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/create-payment-*' }] });
  await page.goto(address, { waitUntil: 'networkidle' });
  await session.send('Network.emulateNetworkConditions', fast4g);
  const cold = await timeIntent(page, intent, hoverMs);
  await warmUp(session);
  await page.goto(address, { waitUntil: 'networkidle' });
  const finger = await timeIntent(page, intent, 0);
  await page.goto(address, { waitUntil: 'networkidle' });
  const mouse = await timeIntent(page, intent, hoverMs);
  await page.goto('about:blank');
  await context.close();
  return { finger, mouse, cold };
}

async function warmUp(session: CDPSession): Promise<void> {
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...unlimited });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
}

async function timeIntent(
  page: Page,
  { control, screen }: Intent,
  restMs: number,
): Promise<number> {
  const target = page.locator(control).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${control} is not on the page`);
  // A pointer that rests on the control already causes no event.
  await page.mouse.move(1, 1);
  // The listener must be set before the click.
  const shown = await page.evaluateHandle(watchForScreen, screen);
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 60));
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.up();
  return shown.evaluate(({ time }) => time);
}

/** In the page: from the pointer event's own time to the first frame with the screen in it. */
function watchForScreen(screen: string): { time: Promise<number> } {
  const time = new Promise<number>((resolve, reject) => {
    let downAt = 0;
    setTimeout(() => reject(new Error(`${screen} did not come`)), 20_000);
    document.addEventListener('pointerdown', ({ timeStamp }) => (downAt = timeStamp), {
      capture: true,
      once: true,
    });
    const look = () => {
      const found = [...document.querySelectorAll(screen)];
      if (downAt && found.some((one) => one.getBoundingClientRect().height > 0)) {
        resolve(performance.now() - downAt);
      } else {
        requestAnimationFrame(look);
      }
    };
    look();
  });
  return { time };
}
