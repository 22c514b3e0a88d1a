import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { Publishing } from '#shared/publishing';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';

const today = new Date();
today.setHours(14, 2, 0, 0);

const states: [answer: Publishing, words: string][] = [
  [{ state: 'live', changes: 0 }, 'All changes are live'],
  [{ state: 'publishing', changes: 2 }, 'Publishing…'],
  [{ state: 'waiting', changes: 2 }, 'Waiting: 2 changes'],
  [{ state: 'waiting', changes: 1 }, 'Waiting: 1 change'],
  [{ state: 'manual', changes: 2 }, 'Waiting: 2 changes (live with the next deploy)'],
  [{ state: 'failed', changes: 1 }, 'Publishing failed, the site shows the version of 14:02'],
];

for (const [answer, words] of states) {
  test(`the screens say '${words}'`, async ({ page, sharedShop }) => {
    await answerWith(page, answer);
    await openAdmin(page, sharedShop, '/admin/artworks');
    const state = page.getByRole('complementary', { name: 'Publishing' }).getByRole('status');
    await expect(state).toHaveText(words);
    await page.mouse.wheel(0, 600);
    await expect(state).toBeInViewport();
  });
}

test('it asks again while something is on its way, and not when all is live', async ({
  page,
  sharedShop,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/version.json')) asked++;
  });
  await answerWith(page, { state: 'publishing', changes: 1 });
  await openAdmin(page, sharedShop, '/admin/artworks');
  await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThanOrEqual(3);
  await page.unroute('**/api/admin/publishing*');
  await expect(page.getByText('All changes are live')).toBeVisible();
  const atRest = asked;
  await wait(4000);
  expect(asked).toBe(atRest);
});

async function answerWith(page: Page, publishing: Publishing): Promise<void> {
  const version = { version: '', builtAt: today.toISOString() };
  await page.route('**/version.json', (route) => route.fulfill({ json: version }));
  await page.route('**/api/admin/publishing*', (route) => route.fulfill({ json: publishing }));
}
