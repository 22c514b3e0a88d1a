import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../fixtures/shop.ts';

const mostBytes = 600;

test('the first pictures of a page have previews in it, others none', async ({ page, shop }) => {
  await page.route('**/.netlify/images**', () => {});
  for (const [path, count] of [
    ['/', 1],
    ['/art/choublak', 1],
    ['/shop-art', 5],
    ['/about', 0],
  ] as const) {
    await page.goto(`${shop.url}${path}`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const previews = await page.evaluate(readPreviews);
    expect(previews, path).toHaveLength(count);
    for (const { source, picture } of previews) {
      expect(source.length).toBeLessThanOrEqual(mostBytes);
      const { format, width, height } = await sharp(
        Buffer.from(source.replace(/^data:image\/webp;base64,/, ''), 'base64'),
      ).metadata();
      expect(format).toBe('webp');
      expect(Math.max(width, height)).toBe(20);
      expect(Math.abs(width / height - picture)).toBeLessThan(0.06);
    }
  }
});

test('the picture of an artwork comes before the italic font', async ({ page, shop }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const priorities: string[] = [];
  session.on('Network.requestWillBeSent', ({ request }) => {
    const name = /images|italic/.exec(request.url)?.[0];
    if (name) priorities.push(`${name} ${request.initialPriority}`);
  });
  await page.goto(`${shop.url}/art/choublak`, { waitUntil: 'networkidle' });
  expect(priorities).toContain('images High');
  expect(priorities).toContain('italic Low');
});

/** Runs in the page: returns the previews. `picture`: the ratio of what covers the preview. */
function readPreviews(): { source: string; picture: number }[] {
  return [...document.images].flatMap((image) => {
    const source = /url\("(?<source>data:[^"]+)"\)/.exec(getComputedStyle(image).backgroundImage);
    if (!source?.groups) return [];
    const [width, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
    return [{ source: source.groups['source']!, picture: width! / height! }];
  });
}
