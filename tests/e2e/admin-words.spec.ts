import { expect } from '@playwright/test';
import { contentKey, removeRecords } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { expectAccessible } from './site-page.ts';
import { expectSaved, openContent, sectionsOf, storedPage } from './admin-content-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the painter writes their own page About: words, picture and description for search engines @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  await openContent(page, shop, 'About');
  await page.getByLabel('Description', { exact: true }).fill('Born by the *sea*.');
  for (const name of ['Two professions', 'How I paint now']) {
    await page.getByRole('button', { name: `Delete ${name}` }).tap();
  }
  const section = sectionsOf(page).first();
  await section.getByLabel('Section Title').fill('The yard');
  await section.getByLabel('Image URL').fill('/samples/choublak.jpg');
  await page.getByRole('button', { name: 'Add New Section' }).tap();
  const second = sectionsOf(page).last();
  await second.getByLabel('Section Content').fill('The same picture again.');
  await second.getByLabel('Image URL').fill('/samples/choublak.jpg');
  await second.getByLabel('Section Title').focus();
  await expectSaved(page);
  await shop.buildNow();
  await page.goto(`${shop.url}/about`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['The yard']);
  await expect(page.getByText('The same picture again.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: 'Choublak' })).toBeVisible();
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', 'Born by the sea.');
});

test('terms are written with four marks and a preview, and stand on their page @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  removeRecords(shop, contentKey('terms'));
  await openContent(page, shop, 'Terms');
  const text = page.getByLabel('Text');
  await expect(text).toHaveValue('');
  await page.getByRole('button', { name: 'Preview' }).tap();
  await expect(page.getByText('There is no text yet.')).toBeVisible();
  await page.getByLabel('Page Title').fill('My terms');
  await text.fill('Delivery');
  await page.getByRole('button', { name: 'Heading' }).tap();
  await expect(text).toBeFocused();
  await text.press('ArrowRight');
  await page.keyboard.type('\n\nWithin ');
  await page.getByRole('button', { name: 'Bold' }).tap();
  await page.keyboard.type('three weeks');
  await text.press('ArrowRight');
  await text.press('ArrowRight');
  await page.keyboard.type(', see ');
  await page.getByRole('button', { name: 'Link' }).tap();
  await page.keyboard.type('/contact');
  const typed = '## Delivery\n\nWithin **three weeks**, see [words of the link](/contact)';
  await expect(text).toHaveValue(typed);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Delivery' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'words of the link' })).toBeVisible();
  await expectAccessible(page);
  await expectSaved(page);
  expect((await storedPage(page, shop, 'terms')).content.sections[0]?.content).toBe(typed);

  await shop.buildNow();
  await page.goto(`${shop.url}/terms`);
  await expect(page.getByRole('heading', { level: 1, name: 'My terms' })).toBeVisible();
  await expect(page.getByText('three weeks')).toHaveCSS('font-weight', '700');
  removeRecords(shop, contentKey(''));
  await shop.buildNow();
  for (const [path, words] of [
    ['/terms', 'The terms of this shop will stand here soon. Ask us before you buy.'],
    ['/contact', 'The way to reach the studio will stand here soon.'],
    ['/privacy', 'What this shop keeps about you will stand here soon.'],
    ['/about', 'Words about the painter will stand here soon.'],
  ] as const) {
    await page.goto(`${shop.url}${path}`);
    await expect(page.getByRole('main'), path).toContainText(words);
  }
});
