import { expect, type Page } from '@playwright/test';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { openStudio } from '../fixtures/instagram/instagram.ts';
import { sampleFeed } from '../../netlify/local/sandbox/instagram/sample-feed.ts';
import { removeRecords } from '../fixtures/records.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { expectAccessible } from './site-page.ts';

const path = '/admin/instagram-settings';

test('‘Sync Now’ in an empty shop brings the posts to the site @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  const studio = openStudio(shop, await shop.admin());
  removeRecords(shop, 'artworks/', 'process/', 'inspirations/', 'diary/');
  await openAdmin(page, shop, path);
  await expect(figure(page, 'Last Sync')).toHaveText('Never');
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(page, 'Instagram content sync started successfully');
  await expect(page.getByRole('button', { name: 'Syncing...' })).toBeDisabled();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(/^\d+ of 66 posts$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync Now' })).toBeEnabled({ timeout: 60_000 });
  await expect(figure(page, 'Artworks')).toHaveText('24');
  await expect(figure(page, 'Process')).toHaveText('12');
  await expect(figure(page, 'Inspiration')).toHaveText('12');
  await expect(figure(page, 'Last Sync')).toContainText(String(new Date().getFullYear()));
  const result = page.getByRole('region', { name: 'Last result' });
  await expect(result).toContainText('Looked at 66 posts: 54 in the shop (54 new).');
  await expect(result).toContainText('12 posts without a hashtag of the shop');
  await expectAccessible(page);

  await shop.buildNow();
  for (const [address, words] of [
    ['/shop-art', 'Panye Wouj'],
    ['/art/panye-wouj', '$240.00'],
    ['/universe', 'The widest brush first'],
    ['/universe', 'Mango season'],
    ['/news-center', 'https://www.instagram.com/p/'],
    ['/blog', 'A week without colour'],
  ] as const) {
    await expectOnSite(shop, address, words);
  }
  for (const address of ['/shop-art', '/universe', '/news-center', '/blog']) {
    const html = await (await fetch(shop.url + address)).text();
    expect(html.includes('/instagram/media'), 'no address that expires').toBe(false);
  }
  await page.goto(`${shop.url}/universe`);
  await expectAccessible(page);
  await page.goto(`${shop.url}/art/panye-wouj`);
  const picture = page.getByRole('img', { name: 'Panye Wouj' }).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const [first] = sampleFeed();
  studio.edit(first!.id, '“Panye Lou”\nOil on canvas, 18 x 24 in\n$260\n#ArtForSale');
  await page.goto(shop.url + path);
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expect(result).toContainText('(1 changed)');
  await shop.buildNow();
  await expectOnSite(shop, '/art/panye-wouj', 'Panye Lou');
});

test('the screen shows why the sync stopped and advice, and stores its settings @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, path);
  const button = page.getByRole('button', { name: 'Sync Now' });
  for (const [mode, words, advice] of [
    ['token-dead', 'no longer accepts the shop’s key to your posts', 'paste it in Setup'],
    ['down', 'Instagram is down or cannot be reached', 'tries again by itself'],
    ['rate-limit', 'asks the shop to pause', 'goes on by itself'],
  ] as const) {
    await shop.setFault({ service: 'instagram', mode });
    await button.click();
    const note = page.getByRole('alert').filter({ hasText: words });
    await expect(note).toContainText(advice);
    await expect(note).toContainText(/Since \w+ \d+, \d{4}/);
    await expectToast(page, 'Failed to sync Instagram content');
    await expect(button).toBeEnabled();
  }
  await expectAccessible(page);
  await button.click();
  await expect(page.getByText('Instagram asks for a pause.')).toBeVisible();

  await page.getByLabel('Highlight Collection').fill('');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Highlight collection name is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Highlight Collection').fill('TabloAVann');
  await page.getByLabel('Sync Frequency').selectOption('Every 15 minutes');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Instagram settings updated successfully');
  await page.reload();
  await expect(page.getByLabel('Highlight Collection')).toHaveValue('TabloAVann');
  await expect(page.getByLabel('Sync Frequency')).toHaveValue('15');
  const options = page.getByLabel('Sync Frequency').locator('option');
  await expect(options).toHaveCount(7);

  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await page.route('**/api/instagram/status', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByText('Failed to load Instagram sync status').first()).toBeVisible();
  await page.route('**/api/admin/instagram/settings', (route) => route.abort());
  await page.unroute('**/api/instagram/status');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Sync Frequency').selectOption('Every 30 minutes');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Failed to update Instagram settings');
});

/** Expects these words in a page's HTML, without JavaScript. */
async function expectOnSite({ url }: RunningShop, address: string, words: string): Promise<void> {
  expect(await (await fetch(url + address)).text(), address).toContain(words);
}

/** The value beside a name in the status. */
function figure(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Sync Status' })
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${name}") + dd`));
}
