import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { openAdmin, placeCardOrder, placeTransferOrder, rowOf } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test('the dashboard shows numbers for sale, held and sold, and the publishing state; an open transfer links to its order', async ({
  page,
  shop,
}) => {
  const sold = await placeCardOrder(shop, ['jou-mache']);
  await newBuyer(shop).openCard(['choublak']);
  const held = await placeTransferOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/dashboard');
  // A busy process that loads its functions for the first time does not answer its own look at the site within two seconds.
  await expect(figureOf(page, /^Sold1$/)).toBeVisible();
  await page.reload();
  for (const figure of [
    /^Waiting for a transfer1until .*, \d\d:\d\d$/,
    /^Waiting for a parcel1$/,
    /^For sale3$/,
    /^Held1until .*, \d\d:\d\d$/,
    /^Sold1$/,
    /^PublishingPublishing…$/,
    /^Last SyncNever$/,
  ]) {
    await expect(figureOf(page, figure)).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: sold })).toContainText('$150.00');
  await expect(
    page.getByText(new RegExp(`^until .* at \\d\\d:\\d\\d, order ${held}, not confirmed yet$`)),
  ).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove the samples' });
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the samples' }).click();
  await expect(figureOf(page, /^For sale0$/)).toBeVisible();
  await page.getByRole('link', { name: held }).last().click();
  await expect(rowOf(page, held)).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('what only the painter can mend stands first on the dashboard, with its way (rule 100)', async ({
  page,
  shop,
}) => {
  const alarm = { words: 'Instagram no longer accepts it.', label: 'Look', path: '/admin/setup' };
  await page.route('**/api/admin/check-auth', async (route) => {
    const answer: object = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, alarms: [alarm] } });
  });
  await openAdmin(page, shop, '/admin/dashboard');
  const alarms = page.getByRole('list', { name: 'Alarms' });
  await expect(alarms.getByText(alarm.words)).toBeVisible();
  await expect(alarms.getByRole('link', { name: 'Look' })).toHaveAttribute('href', alarm.path);
  await expectAccessibleEverywhere(page);
});

function figureOf(page: Page, words: RegExp) {
  return page.locator('dl > div').filter({ hasText: words });
}
