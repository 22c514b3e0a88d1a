import { expect } from '@playwright/test';
import type { DiaryEntry } from '#shared/journal';
import { diaryKey, writeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { expectSaved, openContent, sectionsOf, storedPage } from './admin-content-page.ts';
import { expectToast } from './admin-page.ts';

test('a section of News & Blog is a diary entry, and can be deleted and restored', async ({
  page,
  shop,
}) => {
  await openContent(page, shop, 'News & Blog');
  await expect(sectionsOf(page).getByRole('heading')).toHaveText([
    'November 24, 2024',
    'September 15, 2024',
    'June 2, 2024',
  ]);
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
});

test("sections of other pages keep the administrator's order @nightly", async ({ page, shop }) => {
  await openContent(page, shop, 'Process');
  const moveUp = page.getByRole('button', { name: 'Move Strokes up' });
  await moveUp.click();
  await expect(moveUp).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectSaved(page);
  const { sections } = (await storedPage(page, shop, 'process')).content;
  expect(sections.map(({ title }) => title)).toEqual(['Strokes', 'Chalk', 'Fields']);
});

test('an image address is sent on blur, and only if it is valid @nightly', async ({
  page,
  shop,
}) => {
  await openContent(page, shop, 'Artist');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData() ?? '');
  });
  const field = page.getByLabel('Image URL').first();
  await field.pressSequentially('javascript:alert(1)');
  await field.blur();
  await expect(field).toHaveAccessibleDescription('Must be a valid URL');
  expect(sent).toEqual([]);

  await field.fill('/samples/choublak.jpg');
  expect(sent).toEqual([]);
  await field.press('Enter');
  await expectSaved(page);
  expect(sent).toHaveLength(1);
  await page.getByLabel('Image description').fill('A flower');
  await expectSaved(page);
  expect((await storedPage(page, shop, 'artist')).content.sections[0]).toMatchObject({
    imageUrl: '/samples/choublak.jpg',
    imageAlt: 'A flower',
  });
});

test('a diary entry from Instagram is deleted only after a question @nightly', async ({
  page,
  shop,
}) => {
  const entry = {
    id: '17900001',
    title: 'From the quay',
    content: 'Salt on the canvas.',
    imageUrl: null,
    publishedAt: '2026-02-03T10:00:00.000Z',
  };
  writeRecord(shop, diaryKey(entry.id), entry);
  await openContent(page, shop, 'News & Blog');
  await page.getByRole('button', { name: 'Delete From the quay' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expectToast(page, 'Diary entry deleted successfully');
  await expect(page.getByText('From the quay')).toBeHidden();
  const diary = await (await page.request.get(`${shop.url}/api/diary`)).text();
  expect(diary).not.toContain('From the quay');
  const path = `${shop.url}/api/admin/diary/${entry.id}`;
  expect((await page.request.delete(`${path}x`)).status()).toBe(404);
});
