import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { AdminArtwork } from '#shared/artwork';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import {
  cardOf,
  choosePhotograph,
  openForm,
  sizesKept,
  straighten,
} from './admin-artworks-page.ts';
import { settleHistory } from './history.ts';
import { expectAccessible } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('typed words and photographs, also a straightened one, outlast a reload and an ended session, and go with the save; after a lost answer and a reload the same form is saved as another artwork; a straightened photograph outlasts an upload that ends without a network (rules 42, 112)', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const form = await openForm(page);
  const title = form.getByLabel('Title');
  await title.fill('Lannwit');
  await form.getByLabel('Price').fill('310.50');
  await form.getByLabel('Keep hidden for now').check();
  await choosePhotograph(page, 'first.jpg', await photograph(80, 60));
  await expect(form.getByText('The photograph is uploaded.')).toBeVisible();
  // The page ends while the second one is sent, and the session while it is sent again.
  const sent = Promise.withResolvers<void>();
  await page.route('**/api/admin/uploads', async (route) => {
    await sent.promise;
    await route.fulfill({ status: 401 });
  });
  await choosePhotograph(page, 'second.jpg', await photograph(800, 600));
  await expect.poll(() => countKept(page)).toBe(1);
  const chosen = await sizesKept(page);
  await straighten(page, form, 'second.jpg');
  await expect.poll(() => sizesKept(page)).not.toEqual(chosen);
  await page.reload();
  await expect(title).toHaveValue('Lannwit');
  await expect(form.getByLabel('Price')).toHaveValue('310.50');
  await expect(form.getByText('What you typed before is here, not saved yet.')).toBeVisible();
  await expect(form.getByRole('progressbar')).toBeVisible();
  await expect(form.getByText(/^Waiting for 1 photograph/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Create Artwork' })).toBeDisabled();
  await expectAccessible(page, 'draft, uploading');

  await form.getByLabel('Description', { exact: true }).fill('Lit windows.');
  sent.resolve();
  await page.waitForURL('**/admin/login');
  await page.unroute('**/api/admin/uploads');
  await logIn(page, shop);
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue('Lit windows.');
  await expect(form.getByRole('img', { name: 'Preview' })).toHaveCount(2);
  await expect.poll(() => countKept(page)).toBe(0);
  const create = form.getByRole('button', { name: 'Create Artwork' });
  await page.route('**/api/admin/artworks', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    return route.abort();
  });
  await create.click();
  await expectToast(page, 'ErrorFailed to create artwork');
  await expect(form.getByRole('alert')).toContainText('The shop could not be reached.');
  await page.unroute('**/api/admin/artworks');
  await page.reload();
  await title.fill('Solèy');
  await create.click();
  await expect(form.getByRole('alert')).toContainText('was saved before, as “Lannwit”');
  await expect(title).toHaveValue('Solèy');
  await create.click();
  await expect(form).toHaveCount(0);
  await expect(cardOf(page, 'Solèy')).toHaveCount(1);
  await settleHistory(page);
  await page.reload();
  await expect(cardOf(page, 'Lannwit').getByText('Hidden', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openForm(page);
  await expect(title).toHaveValue('');
  const works = await page.request.get(`${shop.url}/api/admin/artworks`);
  const stored = ((await works.json()) as AdminArtwork[]).find(({ id }) => id === 'lannwit');
  expect(stored?.images.map(({ width }) => width)).toEqual([80, 672]);

  await form.getByLabel('Dimensions').fill('60 x 80 cm');
  await page.route('**/api/admin/uploads', (route) => route.abort());
  await choosePhotograph(page, 'lakay.jpg', await photograph(800, 600));
  await expect.poll(() => countKept(page)).toBe(1);
  const begun = await sizesKept(page);
  await straighten(page, form, 'lakay.jpg', 'It has the shape of the typed size.');
  await expect.poll(() => sizesKept(page)).not.toEqual(begun);
  // Another field has the focus, so it is sent.
  await form.getByLabel('Title').fill('Lakay');
  await expect(page.getByText(/^“lakay.jpg” was not uploaded\./)).toBeVisible();
  await page.unroute('**/api/admin/uploads');
  await page.getByRole('button', { name: 'Try again' }).click();
  const address = form.getByLabel('Image URL');
  await expect(address).toHaveValue(/^\/media\//);
  const sentAgain = await fetch(shop.url + (await address.inputValue()));
  expect((await sharp(await sentAgain.bytes()).metadata()).width).toBeLessThan(700);
});

async function logIn(page: Page, shop: RunningShop): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(shop.adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Returns how many photographs the browser keeps for the form of a new artwork. */
async function countKept(page: Page): Promise<number> {
  return (await sizesKept(page)).length;
}
