import { expect } from '@playwright/test';
import { newPost, openStudio } from '../fixtures/instagram/instagram.ts';
import { changeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { cardOf } from './admin-artworks-page.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

test('the painter answers what a sync asks, shows what waits, and sees it in the result; what fails is said (rules 75 and 76) @nightly', async ({
  page,
  shop,
}) => {
  const studio = openStudio(shop, await shop.admin());
  const facts = 'oil on canvas, 24 x 36 in, $900\n\nThey came from three towns. #ArtForSale';
  const media = [{ file: 'study-mango.jpg' }];
  studio.write([newPost(`“Reyinyon” ${facts}`, { media })]);
  await studio.sync();
  studio.post(
    newPost(`Detail of “Reyinyon” 🔍 ${facts}`, { media: [{ file: 'study-kap.jpg' }] }),
    newPost(`“Reyinyon” is still available! ${facts}`),
    newPost('“Twa Kouzin” oil on canvas, 12 x 16 in #ArtForSale'),
  );
  await page.route('**/api/instagram/status', (route) => route.fulfill({ status: 400, json: {} }));
  await openAdmin(page, shop, '/admin/instagram-settings');
  await expectToast(page, 'ErrorFailed to load Instagram sync status');
  await page.unroute('**/api/instagram/status');
  await page.reload();
  const collection = page.getByLabel('Highlight Collection');
  const save = page.getByRole('button', { name: 'Save Settings' });
  await collection.fill('');
  await page.getByLabel('Sync Frequency').evaluate(empty);
  await save.click();
  await expect(collection).toHaveAccessibleDescription(/Highlight collection name is required/);
  await expect(page.getByLabel('Sync Frequency')).toHaveAccessibleDescription(
    'Sync frequency is required',
  );
  await collection.fill('ArtForSale');
  // Another one than is stored: what is stored already counts as saved.
  await page.getByLabel('Sync Frequency').selectOption('Every 3 hours');
  const sync = page.getByRole('button', { name: 'Sync Now' });
  await page.route('**/api/admin/instagram/*', (route) => route.abort());
  await save.click();
  await expectToast(page, 'ErrorFailed to update Instagram settings');
  await sync.click();
  await expectToast(page, 'ErrorFailed to sync Instagram content');
  await page.unroute('**/api/admin/instagram/*');
  await sync.click();
  await expectToast(page, 'SuccessInstagram content sync started successfully');
  const result = page.getByRole('region', { name: 'Last result' });
  await expect(result).toContainText('‘Reyinyon’ is hidden: it may be your ‘Reyinyon’.');
  await page.getByLabel('New works for sale').selectOption('I look first');
  await save.click();
  await expectToast(page, 'Instagram settings updated successfully');
  studio.post(newPost(`“Rara” ${facts}`), newPost(`“Lalin” ${facts}`), newPost(`“Vwal” ${facts}`));
  await sync.click();
  await expect(result.getByRole('link', { name: '3 works wait for you' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.reload();
  await expect(page.getByLabel('New works for sale')).toHaveValue('look-first');

  const words = 'The caption names several amounts: $50, $900.';
  changeRecord(shop, 'artworks/twa-kouzin', (now) => ({
    ...now,
    isHidden: true,
    waits: { why: 'unsure', words },
  }));
  await result.getByRole('link', { name: '3 works wait for you' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  const asked = page.getByRole('article').filter({ hasText: 'Is it the same painting?' });
  await expect(asked).toHaveCount(2);
  await expect(asked.getByRole('button', { name: 'Show' })).toHaveCount(0);
  await expect(cardOf(page, 'Twa Kouzin')).toContainText(words);
  await expectAccessibleEverywhere(page);

  const same = page.getByRole('button', { name: 'The same painting as Reyinyon' });
  await same.first().click();
  await expectToast(page, 'Its pictures are added, and its post is remembered');
  await expect(asked).toHaveCount(1);
  await asked.getByRole('button', { name: 'Another painting than Reyinyon' }).click();
  await expectToast(page, 'It is shown as a work of its own');
  await expect(asked).toHaveCount(0);
  await cardOf(page, 'Twa Kouzin').getByRole('button', { name: 'Show' }).click();
  await expectToast(page, 'Artwork is now visible');
  await cardOf(page, 'Rara').getByRole('button', { name: 'Put on sale' }).click();
  await expect(page.getByText('2 works from Instagram wait for your look.')).toBeVisible();
  await page.getByRole('button', { name: 'Put all on sale' }).click();
  await expectToast(page, 'All of them are on your site');
  await expect(page.getByText('No works in “Waiting for you”')).toBeVisible();
  await expectAccessible(page);
});

/** Runs in the page: sets a value that is no option, as a browser does that restores a form with a value of before. */
function empty(select: Element): void {
  (select as HTMLSelectElement).value = '';
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
