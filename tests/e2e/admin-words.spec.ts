import { expect } from '@playwright/test';
import { contentKey, removeRecords } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { expectAccessible } from './site-page.ts';
import { expectSaved, openContent, storedPage } from './admin-content-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
