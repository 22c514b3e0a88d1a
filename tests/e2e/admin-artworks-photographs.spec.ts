import { expect, type Locator } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { test } from '../fixtures/shop.ts';
import { cardOf, openForm, straighten } from './admin-artworks-page.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

test('many photographs at once: a failed one is named, the rest is ordered, described and saved; a price without stock is put on sale by one press; what is straightened before the title is begun is sent once, also the second of two (rule 112)', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const dialog = await openForm(page);
  const [front, back, side] = await Promise.all([
    fileOf('front.jpg', 40, 30),
    fileOf('back.jpg', 50, 30),
    fileOf('side.jpg', 60, 30),
  ]);
  const letter = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a letter') };
  const input = dialog.getByLabel('Photographs', { exact: true });
  await input.setInputFiles([front, letter, back, side, { ...front, name: 'again.jpg' }]);
  await expect(dialog.getByText('3 photographs are uploaded.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText([
    /^“letter.jpg” was not uploaded. This file is not a picture/,
    '“again.jpg” was not uploaded. It is among the photographs already.',
  ]);
  await expectAccessibleEverywhere(page, 'several photographs, two failed');
  await page.setViewportSize(phone);
  await dialog.getByRole('button', { name: 'Leave it out' }).first().click();
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  const [one, two, three] = await addressesIn(dialog);

  // By keys; the focus stays with the photograph.
  const later = dialog.getByRole('button', { name: 'Move photograph 1 later' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Photograph 1 is now photograph 2 of 3.')).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Move photograph 2 later' })).toBeFocused();
  await page.keyboard.press('Enter');
  const last = dialog.getByRole('button', { name: 'Move photograph 3 later' });
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  expect(await addressesIn(dialog)).toEqual([two, three, one]);

  // By dragging the last one to the first place.
  const handles = dialog.getByTitle('Drag to another place');
  await handles.last().hover();
  await page.mouse.down();
  await handles.first().hover();
  await page.mouse.up();
  expect(await addressesIn(dialog)).toEqual([one, two, three]);

  await dialog.getByLabel('Image description of photograph 2').fill('From behind');
  await expect(dialog.getByLabel('What photograph 1 shows')).toHaveCount(0);
  await dialog.getByLabel('What photograph 2 shows').selectOption('The back');
  await dialog.getByRole('button', { name: 'Remove photograph 3' }).click();
  await dialog.getByLabel('Title').fill('Lalin');
  await dialog.getByLabel('Description', { exact: true }).fill('At night.');
  await dialog.getByLabel('Price').fill('90');
  await dialog.getByRole('button', { name: 'Create Artwork' }).click();
  await expectToast(page, 'SuccessArtwork created successfully');
  const stored = (await (await fetch(`${shop.url}/api/artworks/lalin`)).json()) as Artwork;
  expect(stored.images).toMatchObject([
    { alt: 'Lalin, a painting', width: 40 },
    { alt: 'From behind', mark: 'back', width: 50 },
  ]);

  const card = cardOf(page, 'Lalin');
  const sell = card.getByRole('button', { name: 'Put it on sale' });
  await expect(card.getByText('Saved with a price, but not for sale.')).toBeVisible();
  await sell.click();
  await expect(card.getByText('For sale', { exact: true })).toBeVisible();
  await expect(card.getByText('Stock: 1')).toBeVisible();
  await card.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Artwork' });
  await edit.getByLabel('Stock Quantity').fill('0');
  await expect(edit.getByLabel('Image description of photograph 2')).toHaveValue('From behind');
  await edit.getByRole('button', { name: 'Move photograph 2 earlier' }).click();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'SuccessArtwork updated successfully');
  await expect(card.getByText('Not for sale')).toBeVisible();
  await expect(sell).toHaveCount(0);
  const turned = (await (await fetch(`${shop.url}/api/artworks/lalin`)).json()) as Artwork;
  expect(turned).toMatchObject({
    imageAlt: 'From behind',
    imageWidth: 50,
    images: [{ width: 50 }, { alt: 'Lalin, photograph 2', width: 40 }],
  });

  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await expect(edit).toHaveCount(0);
  await openForm(page);
  const files = await Promise.all([fileOf('front.jpg', 400, 300), fileOf('back.jpg', 500, 300)]);
  await dialog.getByLabel('Photographs', { exact: true }).setInputFiles(files);
  await straighten(page, dialog, 'back.jpg');
  await expect(dialog.getByText('2 photographs are uploaded.')).toBeVisible();
  expect(sent.filter((path) => path === '/api/admin/uploads')).toHaveLength(2);
  await dialog.getByLabel('Title').fill('Lakay');
  await dialog.getByLabel('Description', { exact: true }).fill('At night.');
  await dialog.getByRole('button', { name: 'Create Artwork' }).click();
  await expectToast(page, 'SuccessArtwork created successfully');
  const { images } = (await (await fetch(`${shop.url}/api/artworks/lakay`)).json()) as Artwork;
  expect(images.map(({ width }) => width)).toEqual([400, 420]);
});

test('a ninth photograph is refused with its name and the reason @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const dialog = await openForm(page);
  const files = Array.from({ length: 9 }, (_, index) => fileOf(`${index + 1}.jpg`, 30 + index, 20));
  await dialog.getByLabel('Photographs', { exact: true }).setInputFiles(await Promise.all(files));
  await expect(dialog.getByText('8 photographs are uploaded.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText(
    '“9.jpg” was not uploaded. An artwork has 8 photographs at most. Remove one before you add another.',
  );
  await dialog.getByRole('button', { name: 'Remove photograph 2' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('img', { name: 'Preview' })).toHaveCount(8);
});

async function fileOf(name: string, width: number, height: number) {
  return { name, mimeType: 'image/jpeg', buffer: await photograph(width, height) };
}

function addressesIn(dialog: Locator): Promise<string[]> {
  const previews = dialog.getByRole('img', { name: 'Preview' });
  return previews.evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
}
