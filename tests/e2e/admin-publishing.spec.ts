import { expect } from '@playwright/test';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const live = 'All changes are live';

test('the administrator chooses when changes go live, and publishes with one press @nightly', async ({
  page,
  buildingShop: shop,
}) => {
  const admin = await shop.admin();
  await openAdmin(page, shop, '/admin/dashboard');
  const setting = page.getByLabel('Publish changes');
  const publish = page.getByRole('main').getByRole('button', { name: 'Publish now' });
  await expect(setting.locator('option')).toHaveText([
    'At once',
    'When I pause for 10 minutes',
    'After an hour',
    'After a day',
    'Only when I press',
  ]);
  await expect(setting.locator('option:checked')).toHaveText('At once');
  await expect(publish).toBeDisabled();
  await setting.selectOption('Only when I press');
  await expectToast(page, 'Publishing settings updated successfully');
  await page.reload();
  await expect(setting.locator('option:checked')).toHaveText('Only when I press');

  await admin.send('PATCH', '/api/admin/artworks/choublak/visibility', { isHidden: true });
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  await shop.runScheduled('reconcile');
  await page.goto(`${shop.url}/admin/artworks`);
  const state = page.getByRole('complementary', { name: 'Publishing' });
  await expect(state).toContainText('Waiting: 2 changes');
  await expect(state).toContainText('until you press Publish now');
  await expect(state.getByRole('button', { name: 'Publish now' })).toBeVisible();
  expect(await shop.builds()).toHaveLength(0);

  await page.goto(`${shop.url}/admin/dashboard`);
  await expect(page.getByText('2 artworks', { exact: true })).toBeVisible();
  await expect(publish).toBeEnabled();
  await expectAccessibleEverywhere(page);
  await state.getByRole('button', { name: 'Publish now' }).click();
  await expect(state).toContainText('Publishing…');
  await expect(state.getByRole('button')).toHaveCount(0);
  await expect(state).toContainText(live, { timeout: 60_000 });
  await expect(page.getByText('Nothing waits')).toBeVisible();
  await expect(
    page.locator('dl > div').filter({ hasText: /^PublishingAll changes are live$/ }),
  ).toBeVisible();
  expect(await (await fetch(`${shop.url}/shop-art`)).text()).not.toContain('Choublak');
  expect(await shop.builds()).toHaveLength(1);
});
