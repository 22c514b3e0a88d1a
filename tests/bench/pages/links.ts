import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';
import { blobsContext } from '../../../netlify/server/platform/blobs-server.ts';
import { access, startBlobs } from '../../fixtures/blobs/platform-blobs.ts';
import { startShop } from '../../fixtures/platform.ts';
import { linkBudget } from '../budgets.ts';
import { manyWorks, storeWorks } from '../builds/many-works.ts';
import { median, type Section } from '../section.ts';
import { openBrowser } from './browser.ts';

const slowCpu = 4;
const rounds = 7;
/** A mouse rests on what it is about to press. */
const hoverMs = 150;
/** What one page of a wall shows. */
const works = 48;

type Link = { from: string; to: string };

const links: Link[] = [
  { from: '/shop-art', to: '/about' },
  { from: '/about', to: '/' },
  { from: '/', to: '/shop-art' },
  { from: '/shop-art', to: '/art/choublak' },
  { from: '/art/choublak', to: '/shop-art' },
];

/** Measures from a press on a link to the first paint of the next page, with walls of 48 artworks. */
export async function measureLinks(): Promise<Section> {
  const shop = await startShop({ prepare: (dataDir) => fillWall(dataDir, works) });
  const browser = await openBrowser();
  const rows: Section['rows'] = [];
  const broken: string[] = [];
  try {
    await shop.waitForBuild();
    for (const link of links) {
      const times = await followOften(browser, shop.url, link);
      const ms = median(times);
      rows.push({ ...link, ms, worst: Math.max(...times) });
      if (ms > linkBudget.ms) {
        broken.push(`${link.from} to ${link.to}: ${Math.round(ms)} ms, at most ${linkBudget.ms}`);
      }
    }
  } finally {
    await browser.close();
    await shop.close();
  }
  const title = `From a pressed link to the next page's first paint, processor ${slowCpu} times slower, ${works} works`;
  return { title, rows, broken };
}

/** Stores so many works, with the pictures of the samples; `pictureOf` stores a picture of its own for a work. */
export async function fillWall(
  dataDir: string,
  count: number,
  pictureOf = async (sample: Artwork, _index: number) => sample.imageUrl,
): Promise<void> {
  const blobs = await startBlobs(dataDir);
  process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(blobs.port, access);
  const further = manyWorks(count - sampleArtworks.length).map(async (work, index) => {
    const sample = sampleArtworks[index % sampleArtworks.length]!;
    const imageUrl = await pictureOf(sample, index);
    return { ...work, imageUrl, images: [{ ...sample.images[0]!, url: imageUrl }] };
  });
  await storeWorks(await Promise.all(further));
  await blobs.close();
}

/** Follows the link again and again in one context, as visitors have the site's fonts, scripts and pictures after a first page. */
async function followOften(browser: Browser, url: string, link: Link): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const times: number[] = [];
  await page.goto(url + link.to, { waitUntil: 'networkidle' });
  while (times.length < rounds) {
    await page.goto(url + link.from, { waitUntil: 'networkidle' });
    times.push(await follow(page, link.to));
  }
  await context.close();
  return times;
}

async function follow(page: Page, to: string): Promise<number> {
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`There is no link to ${to}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu });
  const shown = await page.evaluateHandle(watchForPage);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(hoverMs);
  await page.mouse.down();
  await page.mouse.up();
  const ms = await shown.evaluate(({ time }) => time);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return ms;
}

/** Runs in the page: measures from the pointer event's own time to the end of the first frame that has the next page in it. */
function watchForPage(): { time: Promise<number> } {
  const old = document.querySelector('main');
  const time = new Promise<number>((resolve, reject) => {
    let downAt = 0;
    setTimeout(() => reject(new Error('The next page did not come')), 20_000);
    document.addEventListener('pointerdown', ({ timeStamp }) => (downAt = timeStamp), {
      capture: true,
      once: true,
    });
    const look = (): unknown => {
      const now = document.querySelector('main');
      if (!downAt || !now || now === old) return requestAnimationFrame(look);
      // A message arrives after the frame that this callback precedes.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - downAt));
      port1.start();
      return port2.postMessage(null);
    };
    look();
  });
  return { time };
}
