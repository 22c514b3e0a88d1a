import { expect } from '@playwright/test';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { test } from '../fixtures/shop.ts';
import { expectSaved, sectionsOf } from './admin-content-page.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { holdCalls } from './held-calls.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test("the screen shows loading, then its tabs, all in sight; a refused edit shows the server's reason, and the text stays; a broken picture in one section does not stop another section's", async ({
  page,
  shop,
}) => {
  const release = await holdCalls(page, '**/api/admin/content');
  await openAdmin(page, shop, '/admin/content');
  await expect(page.getByText('Loading content...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Home',
    'Artist',
    'Process',
    'Inspirations',
    'News & Blog',
    'About',
    'Contact',
    'Terms',
    'Privacy',
    'Films',
  ]);
  await expect(page.getByLabel('Page Title')).toHaveValue('Atelye Solèy');
  // The row does not clip a tab's focus ring.
  const ring = 5;
  const row = (await page.getByRole('tablist').boundingBox())!;
  const tab = (await page.getByRole('tab', { name: 'Home' }).boundingBox())!;
  expect(tab.x - row.x).toBeGreaterThanOrEqual(ring);
  expect(tab.y - row.y).toBeGreaterThanOrEqual(ring);
  expect(row.y + row.height - (tab.y + tab.height)).toBeGreaterThanOrEqual(ring);
  await page.getByRole('tab', { name: 'Process' }).click();
  await expect(page.getByLabel('Page Title')).toHaveValue('The Process');
  await expect(page.getByLabel('Section Title')).toHaveCount(3);

  await page.getByRole('tab', { name: 'Inspirations' }).click();
  await page.getByLabel('Page Title').fill('x'.repeat(301));
  await expectToast(page, 'ErrorFailed to update content');
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to update content: Page Title can have 300 characters at most',
  );
  await page.getByLabel('Page Title').fill('The Inspirations');
  await expectSaved(page);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Home' }).click();
  const bytes = await photograph(400, 300);
  const files = { 'half.jpg': bytes.subarray(0, bytes.length / 2), 'whole.jpg': bytes };
  for (const [name, buffer] of Object.entries(files)) {
    await page.getByRole('button', { name: 'Add New Section' }).click();
    const file = { name, mimeType: 'image/jpeg', buffer };
    await sectionsOf(page).last().getByLabel('Photograph').setInputFiles(file);
  }
  await expect(sectionsOf(page).last().getByText('The photograph is uploaded.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    '“half.jpg” was not uploaded. This picture is incomplete: its end is missing. Please copy or download it again.',
  );
  await expectAccessibleEverywhere(page);
});
