import { expect } from '@playwright/test';
import type { DiaryEntry } from '#shared/journal';
import { test } from '../fixtures/shop.ts';
import { expectSaved, openContent, sectionsOf, storedPage } from './admin-content-page.ts';
import { expectToast } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const unsaved = 'Not saved yet: no connection. What you typed is kept and will be sent.';

test('a section of News & Blog is a diary entry, and can be deleted and restored; text typed without a connection survives a reload, which shows a warning', async ({
  page,
  shop,
}) => {
  await openContent(page, shop, 'News & Blog');
  await expect(sectionsOf(page).getByRole('heading')).toHaveText([
    'November 24, 2024',
    'September 15, 2024',
    'June 2, 2024',
  ]);
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Add New Section' }).click();
  const entry = sectionsOf(page).first();
  await expect(entry.getByLabel('Section Title')).toBeFocused();
  await page.keyboard.type('Rain');
  await entry.getByLabel('Section Content').fill('All day, and *louder* at night.');
  await expectSaved(page);
  const diary = async () =>
    (await (await page.request.get(`${shop.url}/api/diary`)).json()) as DiaryEntry[];
  const [newest] = await diary();
  expect(newest).toMatchObject({ title: 'Rain', content: 'All day, and *louder* at night.' });
  expect(Date.now() - Date.parse(newest!.publishedAt)).toBeLessThan(60_000);

  await page.getByRole('button', { name: 'Delete Rain' }).click();
  await expect(page.getByText('“Rain” is deleted.')).toBeVisible();
  await expect.poll(async () => (await diary()).length).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entry.getByLabel('Section Title')).toHaveValue('Rain');
  await expect.poll(async () => (await diary())[0]?.title).toBe('Rain');

  await page.getByRole('tab', { name: 'Home' }).click();
  await page.route('**/api/admin/content/*', (route) => route.abort());
  await page.getByLabel('Page Title').fill('Written in a tunnel');
  await expect(page.getByRole('alert')).toHaveText(unsaved);
  const warnings: string[] = [];
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(page.getByLabel('Page Title')).toHaveValue('Written in a tunnel');
  expect(warnings).toEqual(['beforeunload']);
  await page.unroute('**/api/admin/content/*');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Content updated successfully');
  expect((await storedPage(page, shop, 'home')).content.title).toBe('Written in a tunnel');
  await page.reload();
  expect(warnings).toHaveLength(1);
});
