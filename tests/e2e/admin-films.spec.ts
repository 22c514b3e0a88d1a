import { expect, type Locator, type Page } from '@playwright/test';
import type { Film } from '#shared/films/film';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { longFilm, sampleFilm } from '../fixtures/films.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const mp4 = (buffer: Buffer) => ({ name: 'kouch.mp4', mimeType: 'video/mp4', buffer });

test('a film that the browser cannot show is added with a photograph or without a poster; that of a phone is sent with its progress, gets a frame as poster, and is on the built page @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  await openFilms(page, shop);
  const form = await openForm(page, 'Add a film');
  const unseen = sampleFilm();
  unseen.fill(0, unseen.indexOf('avcC') + 4, unseen.indexOf('avcC') + 30);
  await form.getByLabel('Film', { exact: true }).setInputFiles(mp4(unseen));
  await expect(form.getByText(/^This browser cannot show the film/)).toBeVisible();
  await form.getByLabel('Poster', { exact: true }).setInputFiles({
    name: 'poster.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(400, 300),
  });
  await expect(form.getByText('The poster', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'No poster' }).click();
  await form.getByLabel('Title').fill('San imaj');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(titlesOf(page, 'My Process').first()).toHaveText('San imaj');

  await openForm(page, 'Add a film');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/films/files/*', async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  await form.getByLabel('Film', { exact: true }).setInputFiles(mp4(longFilm(8_100_000, 1)));
  await expect(form.getByRole('progressbar', { name: 'Sending of the film' })).toBeVisible();
  await expect(form.getByText(/^\d+ %$/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await form.getByLabel('Title').fill('Premye kouch');
  await form.getByLabel('Description').fill('The ground is laid.');
  await form.getByLabel('In words').fill('A wide brush lays brown paint.');
  held.resolve();
  await expect(form.getByText('The poster', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expectAccessibleEverywhere(page);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expectToast(page, 'Success“Premye kouch” is added');
  await expect(form).toBeHidden();
  await expect(titlesOf(page, 'My Process').first()).toHaveText('Premye kouch');
  await expectAccessibleEverywhere(page);

  await shop.buildNow();
  await page.goto(`${shop.url}/universe`);
  const shown = page.getByLabel('A wide brush lays brown paint.');
  await expect(shown).toHaveAttribute('preload', 'none');
  await expect(shown).toHaveAttribute('poster', /\.netlify\/images\?url=%2Fmedia%2F/);
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/media/')) statuses.push(answer.status());
  });
  // The script that plays films comes after the page.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Play: Premye kouch' }).click();
  await expect.poll(() => statuses).toContain(206);
  await expect
    .poll(() => shown.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
});

test('items are edited, moved and deleted; a failed call and an end of the session lose no words', async ({
  page,
  shop,
}) => {
  await openFilms(page, shop);
  const list = page.getByRole('region', { name: 'Inspirations' });
  await list.getByRole('button', { name: 'Move Twa Mango up' }).click();
  await expect(titlesOf(page, 'Inspirations')).toHaveText(['Kap', 'Twa Mango', 'Lanmè']);
  await expect(list.getByRole('button', { name: 'Move Twa Mango up' })).toBeFocused();
  const moveDown = list.getByRole('button', { name: 'Move Kap down' });
  await moveDown.click();
  await expect(titlesOf(page, 'Inspirations')).toHaveText(['Twa Mango', 'Kap', 'Lanmè']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titlesOf(page, 'Inspirations')).toHaveText(['Kap', 'Twa Mango', 'Lanmè']);
  await moveDown.click();
  await expect(titlesOf(page, 'Inspirations')).toHaveText(['Twa Mango', 'Kap', 'Lanmè']);

  await list.getByRole('button', { name: 'Edit Kap' }).click();
  const form = page.getByRole('dialog', { name: 'Edit the inspiration' });
  await form.getByLabel('Title').fill('Kap wouj');
  const refused = { status: 503, json: { error: 'The store does not answer at the moment.' } };
  await page.route('**/api/admin/films/*', (route) => route.fulfill(refused), { times: 1 });
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Kap wouj');
  // Another window changes the description meanwhile.
  const films = (await (await page.request.get(`${shop.url}/api/admin/films`)).json()) as Film[];
  const kap = films.find(({ title }) => title === 'Kap')!;
  const data = { description: 'Paper and wind.' };
  await page.request.patch(`${shop.url}/api/admin/films/${kap.id}`, { data });
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByLabel('Description')).toHaveValue('Paper and wind.');
  await expect(form.getByLabel('Title')).toHaveValue('Kap wouj');

  await page.request.post(`${shop.url}/api/admin/logout`);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL('**/admin/login');
  await openFilms(page, shop);
  await list.getByRole('button', { name: 'Edit Kap' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Kap wouj');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'SuccessSaved');
  await expect(titlesOf(page, 'Inspirations')).toHaveText(['Twa Mango', 'Kap wouj', 'Lanmè']);

  await list.getByRole('button', { name: 'Delete Kap wouj' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Kap wouj”?' });
  await question.getByRole('button', { name: 'Delete it' }).click();
  await expect(titlesOf(page, 'Inspirations')).toHaveText(['Twa Mango', 'Lanmè']);
  await expect(page.getByRole('button', { name: 'Add an inspiration' })).toBeFocused();
});

async function openFilms(page: Page, shop: RunningShop): Promise<void> {
  await openAdmin(page, shop, '/admin/content');
  await page.getByRole('tab', { name: 'Films' }).click();
  await page.getByRole('button', { name: 'Add a film' }).waitFor();
}

async function openForm(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}

function titlesOf(page: Page, list: string): Locator {
  return page.getByRole('region', { name: list }).getByRole('heading', { level: 3 });
}
