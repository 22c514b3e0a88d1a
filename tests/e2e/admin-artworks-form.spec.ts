import { expect, type Locator } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { test } from '../fixtures/shop.ts';
import { depthOf } from './history.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { cardOf, openForm } from './admin-artworks-page.ts';
import { holdCalls } from './held-calls.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

test('the form shows each error under its field, also of a translation that is folded, and focuses the first; closing it asks, by Back too, and Discard resets it', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const dialog = await openForm(page);
  await expect(dialog.getByLabel('Stock Quantity')).toHaveValue('0');
  await expect(dialog.getByLabel('Stock Quantity')).toHaveAccessibleDescription(
    /^How many you have\. With 0 it is not for sale/,
  );
  // A hint that came with the photograph would move the button under the finger.
  await expect(dialog.getByLabel('Dimensions')).toHaveAccessibleDescription(/^Like 18 x 24/);
  await expect(dialog.getByLabel('Year')).toHaveValue(String(new Date().getFullYear()));
  await expect(dialog.getByLabel('Category')).toHaveValue('artwork');

  await dialog.getByLabel('Category').fill('');
  await dialog.getByLabel('Stock Quantity').fill('-1');
  await dialog.getByLabel('Year').fill('1899');
  await dialog.getByLabel('Price').fill('12.3456');
  await dialog.getByLabel('Weight').fill('0');
  for (const label of ['Framed', 'Signed', 'Ready to hang']) {
    await expect(dialog.getByLabel(label)).toHaveValue('');
  }
  const translations = dialog.getByText('Translations (optional)');
  await translations.click();
  await dialog.getByLabel('Title in French').fill('x'.repeat(201));
  await translations.click();
  await expect(dialog.getByLabel('Title in French')).toBeHidden();
  await dialog.getByRole('button', { name: 'Create Artwork' }).click();
  for (const [label, message] of [
    ['Title', 'Title is required'],
    ['Description', 'Description is required'],
    ['Price', 'Price must be an amount in dollars, like 150 or 150.50'],
    ['Image URL', 'Must be a valid URL'],
    ['Category', 'Category is required'],
    ['Year', 'Year must be from 1900 to the current year'],
    ['Stock Quantity', 'Stock quantity must be positive'],
    ['Weight', 'Weight must be a number of kilograms, like 2.5'],
  ] as const) {
    const field = dialog.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveCSS('border-color', 'rgb(200, 50, 31)');
  }
  await expect(dialog.getByLabel('Image URL')).toBeFocused();
  await expect(dialog.getByLabel('Title in French')).toBeVisible();
  await expect(dialog.getByLabel('Title in French')).toHaveAccessibleDescription(
    'Title is too long: 200 characters at most',
  );
  await expectAccessibleEverywhere(page, 'errors');
  await dialog.getByLabel('Stock Quantity').fill('');
  await expect(dialog.getByText('Stock quantity must be positive')).toBeVisible();
  // What cannot be read is not stored as no price.
  await dialog.getByLabel('Price').fill('');
  await expect(dialog.getByText(/^Price must be an amount/)).toBeHidden();
  await dialog.getByLabel('Price').pressSequentially('15e');
  await expect(dialog.getByText(/^Price must be an amount/)).toBeVisible();

  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  const layers = (count: number) => expect.poll(() => depthOf(page)).toBe(count);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
    () => page.mouse.click(195, 20),
  ]) {
    await layers(1);
    await close();
    await expect(question).toBeVisible();
    await layers(2);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel('Year')).toHaveValue('1899');
  }
  await page.goBack();
  await layers(2);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await layers(1);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add New Artwork' })).toBeFocused();
  await openForm(page);
  await expect(dialog.getByLabel('Category')).toHaveValue('artwork');
  await expect(dialog.getByText('not saved yet')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog, 'untouched').toHaveCount(0);
});

test('a wheel or an arrow key changes no number; an artwork that another window changed is reloaded without losing the typed text', async ({
  page,
  shop,
  admin,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const turn = async (field: Locator) => {
    await field.click();
    const before = await field.inputValue();
    await page.mouse.wheel(0, -200);
    for (const key of ['ArrowUp', 'ArrowUp', 'PageUp', 'ArrowDown']) await page.keyboard.press(key);
    await page.mouse.wheel(0, 100);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(field).toHaveValue(before);
  };
  await turn(page.getByLabel('Place of Choublak'));
  await cardOf(page, 'Choublak').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Artwork' });
  await dialog.getByLabel('Title').fill('Choublak Wouj');
  await dialog.getByLabel('Weight').fill('2,5');
  for (const label of ['Price', 'Stock Quantity', 'Year', 'Weight'])
    await turn(dialog.getByLabel(label));

  const imageUrl = '/samples/choublak.jpg';
  const edit = artworkBody({ title: 'Choublak', price: '300', imageUrl });
  expect((await admin.send('PATCH', '/api/admin/artworks/choublak', edit)).status).toBe(200);

  await page.keyboard.press('Enter');
  await expectToast(page, 'ErrorFailed to update artwork');
  await expect(dialog.getByRole('alert')).toContainText('This was changed in another window.');
  await expect(dialog.getByLabel('Price')).toHaveValue('300');
  await expect(dialog.getByLabel('Title')).toHaveValue('Choublak Wouj');
  await expectAccessible(page, 'stale');
  const release = await holdCalls(page, '**/api/admin/artworks/choublak');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expectToast(page, 'SuccessArtwork updated successfully');
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, 'Choublak Wouj').getByText('$300.00')).toBeVisible();
  const artworks = (await admin.send<Artwork[]>('GET', '/api/admin/artworks')).body;
  expect(artworks.find(({ title }) => title === 'Choublak Wouj')).toMatchObject({
    price: '300',
    stockQuantity: 1,
    weight: '2.5',
  });
});
