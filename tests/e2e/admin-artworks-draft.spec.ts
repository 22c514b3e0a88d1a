import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { AdminArtwork } from '#shared/artwork';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { detailed } from '../fixtures/artworks/picture-files.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import {
  cardOf,
  choosePhotograph,
  openForm,
  sizesKept,
  straighten,
} from './admin-artworks-page.ts';
import { expectAccessible } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const add = 'Add New Artwork';

test('closing a form with typed words asks; Discard resets it, and an untouched form closes at once @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/dashboard');
  await page.goto(`${shop.url}/admin/artworks`);
  const form = await openForm(page);
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  const title = form.getByLabel('Title');
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await openForm(page);
  await title.fill('Solèy');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
    () => page.mouse.click(195, 20),
  ]) {
    await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
    await close();
    await expect(question).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(2);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(title).toHaveValue('Solèy');
  }
  await page.goBack();
  await expectAccessible(page, 'question');
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(form).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: add })).toBeFocused();
  await page.reload();
  await openForm(page);
  await expect(title).toHaveValue('');
  await expect(form.getByText('not saved yet')).toHaveCount(0);
});

test('typed words and photographs, also a straightened one, outlast a reload and an ended session, and go with the save (rule 112)', async ({
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
  await expectAccessible(page, 'draft, uploading');

  await form.getByLabel('Description', { exact: true }).fill('Lit windows.');
  sent.resolve();
  await page.waitForURL('**/admin/login');
  await page.unroute('**/api/admin/uploads');
  await logIn(page, shop);
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue('Lit windows.');
  await expect(form.getByRole('img', { name: 'Preview' })).toHaveCount(2);
  await expect.poll(() => countKept(page)).toBe(0);
  await form.getByRole('button', { name: 'Create Artwork' }).click();
  await expect(form).toHaveCount(0);
  // The dialog's own step back would end the reload.
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  await page.reload();
  await expect(cardOf(page, 'Lannwit').getByText('Hidden', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openForm(page);
  await expect(title).toHaveValue('');
  const works = await page.request.get(`${shop.url}/api/admin/artworks`);
  const stored = ((await works.json()) as AdminArtwork[]).find(({ id }) => id === 'lannwit');
  expect(stored?.images.map(({ width }) => width)).toEqual([80, 672]);
});

test('a straightened photograph outlasts an upload that ends without a network (rule 112)', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const form = await openForm(page);
  await page.route('**/api/admin/uploads', (route) => route.abort());
  await choosePhotograph(page, 'lakay.jpg', await photograph(800, 600));
  await expect.poll(() => countKept(page)).toBe(1);
  const chosen = await sizesKept(page);
  await straighten(page, form, 'lakay.jpg');
  await expect.poll(() => sizesKept(page)).not.toEqual(chosen);
  // Another field has the focus, so it is sent.
  await form.getByLabel('Title').fill('Lakay');
  await expect(page.getByText(/^“lakay.jpg” was not uploaded\./)).toBeVisible();
  await page.unroute('**/api/admin/uploads');
  await page.getByRole('button', { name: 'Try again' }).click();
  const address = form.getByLabel('Image URL');
  await expect(address).toHaveValue(/^\/media\//);
  const stored = await fetch(shop.url + (await address.inputValue()));
  expect((await sharp(await stored.bytes()).metadata()).width).toBeLessThan(700);
});

test('a form with a lost answer makes one artwork, also after a reload @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const form = await openForm(page);
  await form.getByLabel('Title').fill('Lapli');
  await form.getByLabel('Description', { exact: true }).fill('All day.');
  await form.getByLabel('Image URL').fill(`${shop.url}/samples/choublak.jpg`);
  await page.route('**/api/admin/artworks', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    return route.abort();
  });
  await form.getByRole('button', { name: 'Create Artwork' }).click();
  await expect(form.getByRole('alert')).toContainText('The shop could not be reached.');
  await page.unroute('**/api/admin/artworks');
  await page.reload();
  await form.getByRole('button', { name: 'Create Artwork' }).click();
  await expectToast(page, 'Artwork created successfully');
  await expect(cardOf(page, 'Lapli')).toHaveCount(1);
});

test('a photograph on a slow network: the form says what it waits for, and the next try is smaller @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Create Artwork' }).click();
  const address = form.getByLabel('Image URL');
  await expect(address).toHaveAccessibleDescription('Must be a valid URL');

  const sizes: number[] = [];
  await page.exposeFunction('noteSize', (size: number) => sizes.push(size));
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      (window as unknown as { noteSize(size: number): void }).noteSize((body as Blob).size);
      send.call(this, body);
    };
  });
  await page.route('**/api/admin/uploads', (route) => route.abort());
  await choosePhotograph(page, 'large.jpg', await detailed(2700, 1800).jpeg().toBuffer());
  await expect(form.getByRole('alert').filter({ hasText: 'large.jpg' })).toBeVisible();
  await page.unroute('**/api/admin/uploads');
  const network = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 100, downloadThroughput: -1 };
  await network.send('Network.enable');
  const uploadThroughput = 400_000;
  await network.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput });
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByText(/^Waiting for 1 photograph, [1-9]\d? %$/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Create Artwork' })).toBeDisabled();
  await expect(address).toHaveValue(/^\/media\//, { timeout: 30_000 });
  await expect(form.getByText(/^Waiting for/)).toHaveCount(0);
  await expect(address).not.toHaveAccessibleDescription('Must be a valid URL');
  await expect(address).not.toHaveAttribute('aria-invalid');
  const [first = 0, second = 0] = sizes;
  expect(second).toBeLessThan(first * 0.9);
  await expect(form.getByText(/^Is there a wall or a table around the work\?/)).toBeVisible();
});

test('a work saved with a price and without stock is put on sale by one press, not one taken off @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const form = await openForm(page);
  await form.getByLabel('Title').fill('Mizik');
  await form.getByLabel('Description', { exact: true }).fill('A band.');
  await form.getByLabel('Price').fill('90');
  await form.getByLabel('Image URL').fill(`${shop.url}/samples/tanbouye.jpg`);
  await form.getByRole('button', { name: 'Create Artwork' }).click();
  const card = cardOf(page, 'Mizik');
  const offer = page.getByRole('button', { name: 'Put it on sale' });
  await expect(card.getByText('Saved with a price, but not for sale.')).toBeVisible();
  await expect(offer).toHaveCount(1);
  await expectAccessible(page, 'offer');
  await offer.click();
  await expect(card.getByText('Stock: 1')).toBeVisible();
  await expect(card.getByText('For sale', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused();

  await card.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Artwork' });
  await edit.getByLabel('Stock Quantity').fill('0');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card.getByText('Not for sale')).toBeVisible();
  await expect(offer).toHaveCount(0);
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
