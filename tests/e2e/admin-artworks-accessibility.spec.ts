import { expect } from '@playwright/test';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { test } from '../fixtures/shop.ts';
import { openAdmin, placeCardOrder, placeTransferOrder } from './admin-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

test('axe finds nothing on the artworks, their dialogs and the state', async ({ page, shop }) => {
  await placeCardOrder(shop, ['jou-mache']);
  await placeTransferOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/artworks');
  const card = page.getByRole('article', { name: 'Choublak' });
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card.getByText('Hidden')).toBeVisible();
  await expectAccessibleEverywhere(page, 'list');

  await card.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page, 'delete');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add New Artwork' }).click();
  await page.getByRole('button', { name: 'Create Artwork' }).click();
  await page.getByText('Title is required').waitFor();
  await expectAccessibleEverywhere(page, 'errors');
  await page.route('**/api/admin/uploads', () => {});
  const buffer = await photograph(80, 60);
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Photographs', { exact: true }).setInputFiles(file);
  await page.getByRole('progressbar').scrollIntoViewIfNeeded();
  await expectAccessible(page, 'uploading');
  await page.unroute('**/api/admin/uploads');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'Add New Artwork' }).click();
  const other = { name: 'none.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('none') };
  const second = { ...file, buffer: await photograph(60, 80) };
  await page.getByLabel('Photographs', { exact: true }).setInputFiles([file, other, second]);
  await page.getByText('2 photographs are uploaded.').waitFor();
  await expectAccessibleEverywhere(page, 'several photographs, one failed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();

  await card.getByRole('button', { name: 'Edit' }).click();
  await page.route('**/api/admin/artworks/choublak', (route) =>
    route.fulfill({ status: 412, json: { error: 'This was changed in another window.' } }),
  );
  await page.getByLabel('Title', { exact: true }).fill('Choublak Wouj');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page, 'stale');
});
