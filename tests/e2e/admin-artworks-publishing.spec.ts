import { expect, type Page } from '@playwright/test';
import type { Publishing } from '#shared/admin/publishing';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';

const longestPauseMs = 60_000;
const today = new Date();
today.setHours(14, 2, 0, 0);

const since = today.toISOString();
const until = new Date(today.getTime() + 18 * 60_000).toISOString();
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
const two = { changes: 2, waits: { artworks: 2 }, since };
const one = { changes: 1, waits: { artworks: 1 }, since };
const shown = 'the site shows the version of 14:02';

const states: [answer: Partial<Publishing>, words: string][] = [
  [{ state: 'live' }, 'All changes are live'],
  [{ state: 'publishing', ...two }, 'Publishing…'],
  [
    { state: 'waiting', ...two, until },
    `Waiting: 2 changes since 14:02, going live at 14:20; ${shown}`,
  ],
  [
    { state: 'waiting', ...one, publishAfterMinutes: -1 },
    `Waiting: 1 change since 14:02, until you press Publish now; ${shown}`,
  ],
  [
    { state: 'waiting', ...two, until: new Date().toISOString(), publishAfterMinutes: 0 },
    `Waiting: 2 changes since 14:02, going live in a few minutes; ${shown}`,
  ],
  [
    { state: 'manual', ...two },
    'Waiting: 2 changes (live when the site is next published at Netlify)',
  ],
  [{ state: 'failed', ...one }, `Publishing failed, ${shown}`],
  [{ state: 'stopped', ...one }, `Publishing failed three times and has stopped, ${shown}`],
  [{ state: 'older' }, `An older version is live, ${shown}`],
];

test('the screens say each state in words @nightly', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/activity');
  for (const [answer, words] of states) {
    await page.unroute('**/api/admin/publishing');
    await answerWith(page, answer);
    await page.goto(`${shop.url}/admin/artworks`);
    const state = page.getByRole('complementary', { name: 'Publishing' }).getByRole('status');
    await expect(state).toHaveText(words);
    await page.mouse.wheel(0, 600);
    await expect(state).toBeInViewport();
  }
});

test('the dashboard shows waiting changes, their time and their cost @nightly', async ({
  page,
  shop,
}) => {
  await answerWith(page, {
    state: 'waiting',
    changes: 4,
    waits: { artworks: 2, content: 1, sales: 1 },
    since,
    until,
    deploys: { count: 3, since: '2026-11-01T00:00:00.000Z' },
  });
  await openAdmin(page, shop, '/admin/dashboard');
  await expect(page.getByText('2 artworks, 1 page, 1 sale', { exact: true })).toBeVisible();
  await expect(
    page.locator('dl > div').filter({ hasText: /^Next publication14:20$/ }),
  ).toBeVisible();
  await expect(
    page.getByText(
      "Netlify's credit plans: 15 credits each; this shop has asked for 3 since 1 November",
      { exact: true },
    ),
  ).toBeVisible();
});

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
