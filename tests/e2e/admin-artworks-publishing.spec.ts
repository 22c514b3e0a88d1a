import { expect, type Page } from '@playwright/test';
import type { Publishing } from '#shared/admin/publishing';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';

const longestPauseMs = 60_000;
const today = new Date();
today.setHours(14, 2, 0, 0);

const since = today.toISOString();
const allLive: Publishing = {
  state: 'live',
  changes: 0,
  waits: {},
  since: null,
  until: null,
  builtAt: since,
  publishAfterMinutes: 10,
  deploys: null,
};
const one = { changes: 1, waits: { artworks: 1 }, since };

test('it polls while a change is not live, and stops when all is live', async ({ page, shop }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/publishing')) asked++;
  });
  await answerWith(page, { state: 'publishing', ...one });
  await page.clock.install();
  await openAdmin(page, shop, '/admin/artworks');
  await expect(page.getByText('Publishing…')).toBeVisible();
  for (let turn = 1; turn <= 3; turn++) {
    const before = asked;
    await page.clock.runFor(longestPauseMs);
    await expect.poll(() => asked).toBeGreaterThan(before);
  }
  await page.unroute('**/api/admin/publishing');
  await page.clock.runFor(longestPauseMs);
  await expect(page.getByText('All changes are live')).toBeVisible();
  const atRest = asked;
  await page.clock.runFor(3 * longestPauseMs);
  expect(asked).toBe(atRest);
});

async function answerWith(page: Page, publishing: Partial<Publishing>): Promise<void> {
  const json = { ...allLive, ...publishing };
  await page.route('**/api/admin/publishing', (route) => route.fulfill({ json }));
}
