import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { heicWords } from '#shared/pictures/heic';
import {
  phonePhotograph,
  photograph,
  transparentPicture,
} from '../fixtures/artworks/artwork-input.ts';
import { detailed } from '../fixtures/artworks/picture-files.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a photograph of a phone is turned, made smaller and stored with its artwork @nightly', async ({
  page,
  shop,
}) => {
  const photo = await phonePhotograph();
  expect(photo.length).toBeGreaterThan(10_000_000);
  const dialog = await openForm(page, shop);
  await dialog.getByLabel('Title').fill('Solèy Leve');
  await dialog.getByLabel('Description', { exact: true }).fill('The first light on the bay.');
  await choose(dialog, photo);
  await expect(dialog.getByText('The photograph is uploaded.')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByLabel('Image URL')).toHaveValue(/^\/media\/[0-9a-f]{40}$/);
  await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Artwork' }).click();
  await expectToast(page, 'SuccessArtwork created successfully');
  const stored = await (await fetch(`${shop.url}/api/artworks/soley-leve`)).json();
  expect(stored).toMatchObject({ imageWidth: 2000, imageHeight: 3000 });
});

test('a file that is no whole picture is refused with the reason, and nothing is sent @nightly', async ({
  page,
  shop,
}) => {
  const dialog = await openForm(page, shop);
  const input = dialog.getByLabel('Photographs', { exact: true });
  // Without HEIC: iOS then converts to JPEG.
  expect(await input.getAttribute('accept')).toBe('image/jpeg,image/png,image/webp');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
  for (const text of ['not a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', '']) {
    await choose(dialog, Buffer.from(text));
    await expect(dialog.getByRole('alert')).toHaveText(
      '“photo.jpg” was not uploaded. This file is not a picture that this browser can read. Choose a JPEG, PNG or WebP.',
    );
  }
  await choose(dialog, Buffer.from(heic));
  await expect(dialog.getByRole('alert')).toHaveText(`“photo.jpg” was not uploaded. ${heicWords}`);
  const bytes = await detailed(400, 300).jpeg().toBuffer();
  await choose(dialog, bytes.subarray(0, bytes.length / 2));
  await expect(dialog.getByRole('alert')).toHaveText(
    '“photo.jpg” was not uploaded. This picture is incomplete: its end is missing. Please copy or download it again.',
  );
  expect(sent.filter((url) => url.includes('uploads'))).toEqual([]);
});

test('any picture that the browser can read becomes a JPEG, white where it is transparent @nightly', async ({
  page,
  shop,
}) => {
  const dialog = await openForm(page, shop);
  for (const format of ['png', 'webp'] as const) {
    await choose(dialog, await transparentPicture(format));
    await expect(dialog.getByText('The photograph is uploaded.')).toBeVisible();
    const url = await dialog.getByLabel('Image URL').inputValue();
    await dialog.getByRole('button', { name: 'Remove photograph 1' }).click();
    const answer = await page.request.get(`${shop.url}${url}`);
    expect(answer.headers()['content-type'], format).toBe('image/jpeg');
    const { channels } = await sharp(await answer.body()).stats();
    for (const { min } of channels) expect(min, format).toBeGreaterThan(250);
  }
});

test('an upload shows its progress, and a refused or broken one is told and retried @nightly', async ({
  page,
  shop,
}) => {
  const dialog = await openForm(page, shop);
  const error = 'The request is too large: 4.5 MB at most';
  await page.route('**/api/admin/uploads', (route) =>
    route.fulfill({ status: 413, json: { error } }),
  );
  await choose(dialog, await photograph(80, 60));
  await expect(dialog.getByRole('alert')).toHaveText(`“photo.jpg” was not uploaded. ${error}`);
  await page.unroute('**/api/admin/uploads');
  await page.route('**/api/admin/uploads', (route) => route.abort());
  await choose(dialog, await photograph(800, 600));
  await expect(dialog.getByRole('alert')).toHaveText(
    '“photo.jpg” was not uploaded. The upload was interrupted.',
  );

  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.unroute('**/api/admin/uploads');
  await page.route('**/api/admin/uploads', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Upload of photo.jpg' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create Artwork' })).toBeDisabled();
  goOn();
  await expect(dialog.getByText('The photograph is uploaded.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create Artwork' })).toBeEnabled();
});

async function openForm(page: Page, shop: RunningShop): Promise<Locator> {
  await openAdmin(page, shop, '/admin/artworks');
  await page.getByRole('button', { name: 'Add New Artwork' }).click();
  return page.getByRole('dialog', { name: 'Add New Artwork' });
}

function choose(dialog: Locator, buffer: Buffer): Promise<void> {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
  return dialog.getByLabel('Photographs', { exact: true }).setInputFiles(file);
}
