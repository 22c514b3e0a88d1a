import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { makeOffer, ofJouMache } from '../fixtures/buyers/offers.ts';
import { test } from '../fixtures/shop.ts';
import {
  cardOf,
  choosePhotograph,
  openForm,
  sizesKept,
  straighten,
} from './admin-artworks-page.ts';
import { expectToast, openAdmin, rowOf } from './admin-page.ts';
import { expectAccessible } from './site-page.ts';

const found = 'What you typed before is here';

test('windows with a new artwork each have their own draft and make two artworks; a closed one leaves its words and its straightened photograph to the next one, and the logout removes those of all windows (rules 39, 42, 88, 112)', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const form = await openForm(page);
  await page.route('**/api/admin/uploads', () => {});
  await choosePhotograph(page, 'lakay.jpg', await photograph(800, 600));
  await expect.poll(async () => (await sizesKept(page)).length).toBe(1);
  const chosen = await sizesKept(page);
  await straighten(page, form, 'lakay.jpg');
  await expect.poll(() => sizesKept(page)).not.toEqual(chosen);
  await form.getByLabel('Title').fill('Lannwit');
  const opened = page.waitForEvent('popup');
  // The new window has a copy of this one's sessionStorage.
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  const copyForm = copy.getByRole('dialog', { name: 'Add New Artwork' });
  await expect(copyForm).toBeVisible();
  await expect(copyForm.getByLabel('Title')).toHaveValue('');
  await expect(copyForm.getByText(found)).toHaveCount(0);
  await copyForm.getByLabel('Title').fill('Solèy');

  await page.close();
  const next = await copy.context().newPage();
  await next.goto(`${shop.url}/admin/artworks`);
  const nextForm = await openForm(next);
  await expect(nextForm.getByLabel('Title')).toHaveValue('Lannwit');
  await expect(nextForm.getByText(found)).toBeVisible();
  const address = nextForm.getByLabel('Image URL');
  await expect(address).toHaveValue(/^\/media\//);
  const stored = await fetch(shop.url + (await address.inputValue()));
  expect((await sharp(await stored.bytes()).metadata()).width).toBeLessThan(700);
  await nextForm.getByLabel('Description', { exact: true }).fill('A painting.');
  await nextForm.getByRole('button', { name: 'Create Artwork' }).click();
  await expectToast(next, 'Artwork created successfully');
  await expect(nextForm).toHaveCount(0);
  // The draft of a window that is open is nobody else's.
  await openForm(next);
  await expect(nextForm.getByLabel('Title')).toHaveValue('');
  await expect(nextForm.getByText(found)).toHaveCount(0);

  await copy.reload();
  await expect(copyForm.getByLabel('Title')).toHaveValue('Solèy');
  await fillAndCreate(copyForm, shop.url);
  await expectToast(copy, 'Artwork created successfully');
  await expect(cardOf(copy, 'Lannwit')).toHaveCount(1);
  await expect(cardOf(copy, 'Solèy')).toHaveCount(1);

  await expect(copyForm).toHaveCount(0);
  await openForm(copy);
  await copy.route('**/api/admin/uploads', (route) => route.abort());
  await choosePhotograph(copy, 'a.jpg', await photograph(80, 60));
  await copyForm.getByLabel('Title').fill('Nobody reads this');
  await expect.poll(() => wordsKept(next)).toContain('Nobody reads this');
  await expect.poll(() => sizesKept(next)).toHaveLength(1);
  // A call of the screen is refused before the answer to the logout is there.
  const isLoggedOut = Promise.withResolvers<void>();
  await next.route('**/api/admin/opening', async (route) => {
    await isLoggedOut.promise;
    await route.continue();
  });
  await next.route('**/api/admin/logout?*', async (route) => {
    const response = await route.fetch();
    isLoggedOut.resolve();
    expect((await next.waitForResponse('**/api/admin/opening')).status()).toBe(401);
    await route.fulfill({ response });
  });
  await next.goto(`${shop.url}/admin/dashboard`);
  await next.getByRole('button', { name: 'Logout' }).click();
  await expect(next).toHaveURL(/\/admin\/login$/);
  expect(await wordsKept(next)).not.toMatch(/Nobody|unsaved|open-artwork/);
  expect(await sizesKept(next)).toEqual([]);
});

test('an offer that another window has changed is refused, with what is stored below what was typed (rule 39)', async ({
  page,
  shop,
  admin,
}) => {
  const { id } = await makeOffer(admin);
  await openAdmin(page, shop, '/admin/orders');
  const mine = await openOffer(page, id);
  await mine.getByText('More: day, payment in parts, words').click();
  await expect(mine.getByLabel('Your words about it')).toHaveValue('');
  await mine.getByLabel('Your words about it').fill('Without a frame.');
  const theirs = { items: [{ artworkId: 'jou-mache', price: '150' }], words: 'Framed in oak.' };
  const changed = await admin.send('PUT', `/api/admin/offers/${id}`, { ...ofJouMache, ...theirs });
  expect(changed.status).toBe(200);

  await mine.getByRole('button', { name: 'Offer it for $120' }).click();
  await expect(mine.getByRole('alert')).toContainText('This was changed in another window.');
  await expect(mine.getByLabel('Price')).toHaveValue('150.00');
  await expect(mine.getByLabel('Your words about it')).toHaveValue('Without a frame.');
  await expect(mine.getByRole('list', { name: 'Stored now' })).toHaveText(
    'Stored now, your words: Framed in oak.',
  );
  await expectAccessible(page, 'an offer of two windows');
  expect(await admin.findOrder(id)).toMatchObject({ totalAmount: '150.00' });
  await mine.getByRole('button', { name: 'Offer it for $150' }).click();
  await expect(mine).toBeHidden();
  await expect(rowOf(page, id).getByText('Without a frame.')).toBeVisible();
  expect(await admin.findOrder(id)).toMatchObject({ totalAmount: '150.00' });
});

/** Returns what the window keeps in the storages for its forms. */
function wordsKept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
}

async function fillAndCreate(form: Locator, url: string): Promise<void> {
  await form.getByLabel('Description', { exact: true }).fill('A painting.');
  await form.getByLabel('Image URL').fill(`${url}/samples/choublak.jpg`);
  await form.getByRole('button', { name: 'Create Artwork' }).click();
}

async function openOffer(page: Page, id: string): Promise<Locator> {
  await rowOf(page, id).getByRole('button', { name: 'Change the offer' }).click();
  return page.getByRole('dialog', { name: 'Change the offer' });
}
