import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  phonePhotograph,
  photograph,
  transparentPicture,
} from '../fixtures/artworks/artwork-input.ts';
import { detailed } from '../fixtures/artworks/picture-files.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an artwork with a photograph is added on a phone and goes live', async ({
  page,
  buildingShop: shop,
}) => {
  const photo = await phonePhotograph();
  expect(photo.length).toBeGreaterThan(25_000_000);
  const dialog = await openForm(page, shop);
  await dialog.getByLabel('Title').fill('Solèy Leve');
  await dialog.getByLabel('Description', { exact: true }).fill('The first light on the bay.');
  await dialog.getByLabel('Price').fill('310');
  await dialog.getByLabel('Stock Quantity').fill('1');
  await choose(dialog, photo);
  await expect(dialog.getByText('The photograph is uploaded.')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByLabel('Image URL')).toHaveValue(/^\/media\/[0-9a-f]{40}$/);
  await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Create Artwork' }).click();
  await expectToast(page, 'SuccessArtwork created successfully');
  await expect(page.getByText('Publishing…')).toBeVisible();
  await shop.waitForBuild();
  await expect(page.getByText('All changes are live')).toBeVisible({ timeout: 60_000 });

  const stored = await (await fetch(`${shop.url}/api/artworks/soley-leve`)).json();
  expect(stored).toMatchObject({ imageWidth: 2000, imageHeight: 3000, isForSale: true });
  for (const path of ['/art/soley-leve', '/shop-art']) {
    const html = await (await fetch(`${shop.url}${path}`)).text();
    expect(html).toContain('Solèy Leve');
    expect(html).toContain('alt="Solèy Leve, a painting"');
    for (const width of [400, 680, 1170, 1600, 2000]) expect(html).toContain(`${width}w`);
  }
});

test('a file that is no picture is refused, and nothing is sent', async ({ page, shop }) => {
  const dialog = await openForm(page, shop);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
  for (const text of ['not a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', heic, '']) {
    await choose(dialog, Buffer.from(text));
    await expect(dialog.getByRole('alert')).toHaveText(
      '“photo.jpg” was not uploaded. This file is not a picture that this browser can read. Choose a JPEG, PNG or WebP.',
    );
  }
  expect(sent.filter((url) => url.includes('uploads'))).toEqual([]);
});

test('an incomplete picture is refused with its name and the reason, and nothing is sent', async ({
  page,
  shop,
}) => {
  const dialog = await openForm(page, shop);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const picture = detailed(400, 300);
  const files = {
    'half.jpg': await picture.clone().jpeg().toBuffer(),
    'half.png': await picture.clone().png().toBuffer(),
    'half.webp': await picture.clone().webp().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const buffer = bytes.subarray(0, bytes.length / 2);
    await dialog
      .getByLabel('Photographs', { exact: true })
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(dialog.getByRole('alert')).toHaveText(
      `“${name}” was not uploaded. This picture is incomplete: its end is missing. Please copy or download it again.`,
    );
  }
  expect(sent.filter((url) => url.includes('uploads'))).toEqual([]);
  await choose(dialog, await photograph(80, 60));
  await expect(dialog.getByText('The photograph is uploaded.')).toBeVisible();
});

test('the file choice excludes HEIC: iOS then converts to JPEG', async ({ page, shop }) => {
  const dialog = await openForm(page, shop);
  const accept = await dialog.getByLabel('Photographs', { exact: true }).getAttribute('accept');
  expect(accept?.split(',')).toEqual(['image/jpeg', 'image/png', 'image/webp']);
});

test("a picture's address, copied from the shop’s own page, means that picture", async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/art/choublak`);
  const address = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(address).toContain('/.netlify/images?');
  const dialog = await openForm(page, shop);
  await dialog.getByLabel('Image URL').fill(address);
  const preview = dialog.getByRole('img', { name: 'Preview' });
  await expect(preview).toHaveJSProperty('complete', true);
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
});

test('any picture that the browser can read becomes a JPEG, white where it is transparent', async ({
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

test('an upload shows its progress, and a broken one is retried', async ({ page, shop }) => {
  const dialog = await openForm(page, shop);
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

test("a picture that the server refuses shows the server's reason", async ({ page, shop }) => {
  const dialog = await openForm(page, shop);
  const error = 'The request is too large: 4.5 MB at most';
  await page.route('**/api/admin/uploads', (route) =>
    route.fulfill({ status: 413, json: { error } }),
  );
  await choose(dialog, await photograph(80, 60));
  await expect(dialog.getByRole('alert')).toHaveText(`“photo.jpg” was not uploaded. ${error}`);
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
