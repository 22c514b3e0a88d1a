import { expect, type Locator, type Page } from '@playwright/test';
import { phonePhotograph } from '../fixtures/artworks/artwork-input.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a photograph of a phone is turned, made smaller and stored with its artwork @nightly', async ({
  page,
  shop,
}) => {
  const photo = await phonePhotograph();
  expect(photo.length).toBeGreaterThan(10_000_000);
  const dialog = await openForm(page, shop);
  await dialog.getByLabel('Title').fill('Solèy Leve');
  await dialog.getByLabel('Description', { exact: true }).fill('The first light on the bay.');
  await choose(dialog, photo);
  await expect(dialog.getByText('The photograph is uploaded.')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByLabel('Image URL')).toHaveValue(/^\/media\/[0-9a-f]{40}$/);
  await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Artwork' }).click();
  await expectToast(page, 'SuccessArtwork created successfully');
  const stored = await (await fetch(`${shop.url}/api/artworks/soley-leve`)).json();
  expect(stored).toMatchObject({ imageWidth: 2000, imageHeight: 3000 });
});

async function openForm(page: Page, shop: RunningShop): Promise<Locator> {
  await openAdmin(page, shop, '/admin/artworks');
  await page.getByRole('button', { name: 'Add New Artwork' }).click();
  return page.getByRole('dialog', { name: 'Add New Artwork' });
}

function choose(dialog: Locator, buffer: Buffer): Promise<void> {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
  return dialog.getByLabel('Photographs', { exact: true }).setInputFiles(file);
}
