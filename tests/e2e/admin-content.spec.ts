import { expect } from '@playwright/test';
import type { DiaryEntry } from '#shared/journal';
import { photograph } from '../fixtures/artwork-input.ts';
import { writeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { expectSaved, openContent, sectionsOf, storedPage } from './admin-content-page.ts';
import { expectToast, openAdmin } from './admin-page.ts';

test('the screen says that it loads, then shows five tabs', async ({ page, sharedShop }) => {
  await page.route('**/api/admin/content', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await openAdmin(page, sharedShop, '/admin/content');
  await expect(page.getByText('Loading content...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Content Management' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Home',
    'Artist',
    'Process',
    'Inspirations',
    'News & Blog',
  ]);
  await expect(page.getByLabel('Page Title')).toHaveValue('Atelye Solèy');
  await page.getByRole('tab', { name: 'Process' }).click();
  await expect(page.getByLabel('Page Title')).toHaveValue('The Process');
  await expect(page.getByLabel('Section Title')).toHaveCount(3);
});

test('the pages are asked for four times before the screen gives up', async ({
  page,
  sharedShop,
}) => {
  let asked = 0;
  await page.route('**/api/admin/content', (route) => {
    asked++;
    return route.fulfill({ status: 503, json: {} });
  });
  await openAdmin(page, sharedShop, '/admin/content');
  await expectToast(page, 'Failed to fetch content');
  expect(asked).toBe(4);
  await page.unroute('**/api/admin/content');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Page Title')).toHaveValue('Atelye Solèy');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what the painter types on Home is on the opening page soon', async ({ page, shop }) => {
    await openContent(page, shop);
    await page.getByLabel('Page Title').click();
    await page.keyboard.type(' Jacmel', { delay: 30 });
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    await page.getByRole('button', { name: 'Add New Section' }).tap();
    await page.keyboard.type('Open studio', { delay: 30 });
    const section = sectionsOf(page).last();
    await section.getByLabel('Section Content').fill('On *Saturdays*.');
    await section.getByLabel('Photograph').setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph(1600, 1200),
    });
    await expect(section.getByText('The photograph is uploaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).tap();
    await expectSaved(page);
    await expectToast(page, 'SuccessContent updated successfully');
    await expect(page.getByText('All changes are live')).toBeVisible({ timeout: 60_000 });
    const html = await (await fetch(shop.url)).text();
    expect(html).toContain('Atelye Solèy Jacmel</h1>');
    expect(html).toMatch(/Open studio<\/h2>.*<em>Saturdays<\/em>.*%2Fmedia%2F.*1600w/s);
  });
});

test('edits go one at a time, the last one last, and success is told once', async ({
  page,
  shop,
}) => {
  let atOnce = 0;
  let mostAtOnce = 0;
  let sends = 0;
  await page.route('**/api/admin/content/*', async (route) => {
    sends++;
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const response = await route.fetch();
    atOnce--;
    await route.fulfill({ response });
  });
  await openContent(page, shop);
  await page.evaluate(() => {
    const seen = new Set<Node>();
    Object.assign(window, { toasts: seen });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.nodeName === 'LI' && node.textContent?.includes('Content updated')) seen.add(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByLabel('Description').fill('');
  await page
    .getByLabel('Description')
    .pressSequentially('Forty letters, and each of them is sent', {
      delay: 20,
    });
  await expectSaved(page);
  expect((await storedPage(page, shop, 'home')).content.description).toBe(
    'Forty letters, and each of them is sent',
  );
  expect(mostAtOnce).toBe(1);
  expect(sends).toBeLessThan(15);
  expect(await page.evaluate(() => (window as unknown as { toasts: Set<Node> }).toasts.size)).toBe(
    1,
  );
});

test('a section of News & Blog is a diary entry, and can be deleted and brought back', async ({
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

test('sections of other pages keep the order that the painter gives them', async ({
  page,
  shop,
}) => {
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

test('an image address is sent when its field is left, and only a valid one', async ({
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

test('a picture that cannot be had is told at its field, and keeps no word back', async ({
  page,
  shop,
}) => {
  await openContent(page, shop, 'Artist');
  const field = page.getByLabel('Image URL').first();
  await field.fill('http://127.0.0.1:1/a.jpg');
  await field.blur();
  await expectToast(page, 'Failed to update content');
  await expect(field).toHaveAccessibleDescription(/could not be fetched.*not public/);
  await expect(field).toHaveValue('http://127.0.0.1:1/a.jpg');
  await page.getByLabel('Page Title').fill('The painter');
  await expectSaved(page);
  expect((await storedPage(page, shop, 'artist')).content.title).toBe('The painter');
});

test('what the server refuses is told in its words, and stays in the field', async ({
  page,
  sharedShop,
}) => {
  await openContent(page, sharedShop, 'Inspirations');
  await page.getByLabel('Page Title').fill('x'.repeat(301));
  await expectToast(page, 'ErrorFailed to update content');
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to update content: Page Title can have 300 characters at most',
  );
  await page.getByLabel('Page Title').fill('The Inspirations');
  await expectSaved(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a diary entry from Instagram is deleted after a question, and no sync brings it back', async ({
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
  writeRecord(shop, `diary/${entry.id}`, entry);
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
