import { expect, type Locator, type Page } from '@playwright/test';
import type { Film } from '#shared/films/film';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { hevcFilm, longFilm, sampleFilm } from '../fixtures/films.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const files = '**/api/admin/films/files/*';
const mp4 = (buffer: Buffer) => ({ name: 'kouch.mp4', mimeType: 'video/mp4', buffer });

test('a film of a phone is sent with its progress, gets a frame as poster, and is on the built page @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  await openFilms(page, shop);
  const form = await openForm(page, 'Add a film');
  const { hold, release } = await holdParts(page);
  hold();
  await form.getByLabel('Film', { exact: true }).setInputFiles(mp4(longFilm(8_100_000, 1)));
  await expect(form.getByRole('progressbar', { name: 'Sending of the film' })).toBeVisible();
  await expect(form.getByText(/^\d+ %$/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await form.getByLabel('Title').fill('Premye kouch');
  await form.getByLabel('Description').fill('The ground is laid.');
  await form.getByLabel('In words').fill('A wide brush lays brown paint.');
  release();
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

test('a sending is cancelled, and one that failed sends only the part that is missing @nightly', async ({
  page,
  shop,
}) => {
  await openFilms(page, shop);
  const form = await openForm(page, 'Add a film');
  const input = form.getByLabel('Film', { exact: true });
  const held = await holdParts(page);
  held.hold();
  await input.setInputFiles(mp4(longFilm(8_100_000, 2)));
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  held.release();
  await page.unroute(files);

  await page.clock.install();
  const sent: number[] = [];
  let isBroken = true;
  await page.route(files, async (route) => {
    const request = route.request();
    if (request.method() !== 'PUT') return route.continue();
    if (isBroken && sent.length > 0) return route.abort();
    sent.push(request.postDataBuffer()?.length ?? 0);
    return route.continue();
  });
  await form.getByLabel('Title').fill('Dezyèm kouch');
  await input.setInputFiles(mp4(longFilm(8_100_000, 3)));
  await expect.poll(() => sent.length).toBe(1);
  await page.clock.runFor(10_000);
  await expect(form.getByRole('alert')).toHaveText('The upload was interrupted.');
  isBroken = false;
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByRole('button', { name: 'Choose another film' })).toBeVisible();
  expect(sent, 'each part once').toHaveLength(3);
  await expect(form.getByLabel('Title')).toHaveValue('Dezyèm kouch');
});

test('a film that not every browser plays is refused beside its field, and nothing is sent @nightly', async ({
  page,
  shop,
}) => {
  await openFilms(page, shop);
  const form = await openForm(page, 'Add an inspiration');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  for (const [film, says] of [
    [hevcFilm(), 'Settings, Camera, Formats, Most Compatible'],
    [sampleFilm().subarray(0, 500_000), 'incomplete'],
    [Buffer.from('not a film'), 'Choose an MP4 or MOV'],
    [longFilm(20_000_001), 'larger than 20 MB'],
  ] as const) {
    await form.getByLabel('Film', { exact: true }).setInputFiles(mp4(Buffer.from(film)));
    await expect(form.getByRole('alert')).toContainText(says);
  }
  expect(sent.filter((url) => url.includes('/films'))).toEqual([]);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expect(form.getByText('Choose a film or a photograph')).toBeVisible();
});

test('a film that the browser cannot show is added with a photograph or without a poster @nightly', async ({
  page,
  shop,
}) => {
  await openFilms(page, shop);
  const form = await openForm(page, 'Add a film');
  const film = sampleFilm();
  film.fill(0, film.indexOf('avcC') + 4, film.indexOf('avcC') + 30);
  await form.getByLabel('Film', { exact: true }).setInputFiles(mp4(film));
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
  await list.getByRole('button', { name: 'Move Kap down' }).click();
  await expect(titlesOf(page, 'Inspirations')).toHaveText(['Twa Mango', 'Kap', 'Lanmè']);

  await list.getByRole('button', { name: 'Edit Kap' }).click();
  const form = page.getByRole('dialog', { name: 'Edit the inspiration' });
  await form.getByLabel('Title').fill('Kap wouj');
  await shop.setFault({ service: 'blobs', mode: 'down' });
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await shop.clearFaults();
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

/** Holds the parts of a film between browser and shop. */
async function holdParts(page: Page) {
  let held = Promise.resolve();
  let release = () => {};
  await page.route(files, async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue().catch(() => undefined);
  });
  return {
    hold: () => {
      held = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
  };
}
