import { expect } from '@playwright/test';
import type { DiaryEntry } from '#shared/journal';
import { test } from '../fixtures/shop.ts';
import { expectSaved, openContent, storedPage } from './admin-content-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a page is translated beside its English words, which stay; terms are written with marks and a preview', async ({
  page,
  shop,
}) => {
  await openContent(page, shop, 'About');
  const before = await storedPage(page, shop, 'about');
  await page.getByRole('button', { name: 'Kreyòl' }).click();
  await expect(page.getByRole('button', { name: 'Kreyòl' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('I learned to see twice')).toHaveAttribute('lang', 'en');
  const title = panel.getByLabel('Page Title in Kreyòl');
  await expect(title).toHaveAttribute('lang', 'ht');
  await title.fill('Atis la');
  await panel.getByLabel('Section Title in Kreyòl').first().fill('Kote m soti');
  await expectSaved(page);
  await expectAccessibleEverywhere(page);
  const { content } = await storedPage(page, shop, 'about');
  expect(content.translations?.ht?.title).toBe('Atis la');
  expect(content.sections[0]?.translations?.ht?.title).toBe('Kote m soti');
  expect(content.sections[0]?.translations?.fr).toEqual(
    before.content.sections[0]?.translations?.fr,
  );
  expect(content.sections.map((one) => one.content)).toEqual(
    before.content.sections.map((one) => one.content),
  );
  await page.getByRole('tab', { name: 'Terms' }).click();
  await panel.getByLabel('Text in Kreyòl').fill('Kondisyon yo');
  await expectSaved(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(panel.getByLabel('Page Title')).toHaveValue('Terms');
  const text = panel.getByLabel('Text');
  await text.press('Control+End');
  await page.keyboard.type('\n\nWithin ');
  await panel.getByRole('button', { name: 'Bold' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('three weeks');
  await expect(text).toHaveValue(/\n\nWithin \*\*three weeks\*\*$/);
  await panel.getByRole('button', { name: 'Preview' }).click();
  await expect(panel.locator('strong', { hasText: 'three weeks' })).toBeVisible();
  await expectSaved(page);
  const terms = await storedPage(page, shop, 'terms');
  expect(terms.content.sections[0]).toMatchObject({
    content: expect.stringMatching(/## What you buy.*\*\*three weeks\*\*$/s),
    translations: { ht: { content: 'Kondisyon yo' } },
  });
});

test('the newest diary entry stays in the language of the page', async ({ page, shop }) => {
  const entries = (await (await fetch(`${shop.url}/api/diary`)).json()) as DiaryEntry[];
  const [newest] = entries;
  await page.route(`${shop.url}/`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('<html lang="en"', '<html lang="fr"');
    await route.fulfill({ response: answer, body: html });
  });
  const title = page.locator('[data-entry="title"]');
  await page.goto(`${shop.url}/`);
  await expect(title).toHaveText('Une lettre des Gonaïves');
  await expect(title).toHaveAttribute('lang', 'fr');
  await page.route('**/api/diary', (route) =>
    route.fulfill({ json: [{ ...newest, translations: { fr: { content: 'Bonjour' } } }] }),
  );
  await page.reload();
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(title).toHaveText('A letter from Gonaïves');
  await expect(page.locator('[data-entry="content"]')).toHaveText('Bonjour');
});
