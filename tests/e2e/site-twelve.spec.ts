import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples';
import { artworkBody } from '../fixtures/artwork-input.ts';
import { test } from '../fixtures/shop.ts';

const works = 12;
const mostRequests = 10;
const idleMs = 4000;

/** How far below the screen Chromium begins to load a lazy picture on a good line, in pixels. */
const lazyAhead = 1250;

test('a wall of twelve: few requests, and no picture from far below', async ({
  page,
  shop,
  admin,
}) => {
  test.slow();
  for (let added = sampleArtworks.length; added < works; added++) {
    const { imageUrl } = sampleArtworks[added % sampleArtworks.length]!;
    const body = artworkBody({ title: `Work ${added + 1}`, imageUrl });
    const answer = await admin.send('POST', '/api/admin/artworks', body);
    expect(answer.status).toBe(200);
  }
  await shop.waitForBuild();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${shop.url}/shop-art`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(`${works} of ${works} works available`)).toBeVisible();
  // What a page asks when it is idle belongs to it too; the pictures themselves need not arrive.
  await page.waitForTimeout(idleMs);
  const others = requests.filter((url) => !url.includes('/.netlify/images'));
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(mostRequests);

  const far = await page.evaluate(
    (ahead) =>
      [...document.querySelectorAll('main img')].filter(
        (image) => image.getBoundingClientRect().top > innerHeight + ahead,
      ).length,
    lazyAhead,
  );
  const pictures = new Set(requests.filter((url) => url.includes('/.netlify/images')));
  expect(far).toBeGreaterThan(0);
  expect(pictures.size).toBeLessThanOrEqual(works - far);
});
