import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin, placeCardOrder, placeTransferOrder } from './admin-page.ts';
import { cardOf } from './admin-artworks-page.ts';

test('the list shows loading and errors', async ({ page, shop }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/artworks', async (route) => {
    await asked;
    await route.fulfill({ status: 503, json: {} });
  });
  await openAdmin(page, shop, '/admin/artworks');
  await expect(page.getByText('Loading artworks...')).toBeVisible();
  answer();
  await expectToast(page, 'ErrorFailed to fetch artworks');
  await page.unroute('**/api/admin/artworks');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, 'Jou Mache')).toBeVisible();
});

test('a card shows the artwork with its price, stock and state', async ({ page, shop }) => {
  const sold = await placeCardOrder(shop, ['jou-mache']);
  const held = await placeTransferOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/artworks');
  const free = cardOf(page, 'Choublak');
  for (const text of ['$225.00', 'Stock: 1', 'For sale', /^One blossom fills the morning/]) {
    await expect(free.getByText(text)).toBeVisible();
  }
  await expect(free.getByRole('link', { name: 'Choublak' })).toHaveAttribute(
    'href',
    '/art/choublak',
  );
  await expect(free.getByRole('img')).toHaveAttribute('alt', /hummingbird/);
  await expect(cardOf(page, 'Jou Mache').getByText('Sold')).toBeVisible();
  await expect(cardOf(page, 'Tanbouyè').getByText(/^Reserved until .*, \d\d:\d\d$/)).toBeVisible();
  for (const [title, id] of [
    ['Jou Mache', sold],
    ['Tanbouyè', held],
  ] as const) {
    const card = cardOf(page, title);
    const link = card.getByRole('link', { name: `Order ${id}` });
    await expect(link).toHaveAttribute('href', `/admin/orders#${id}`);
    await expect(card.getByRole('button', { name: 'Delete' })).toBeHidden();
  }
});

test('an artwork is hidden and shown again, on a phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, shop, '/admin/artworks');
  const card = cardOf(page, 'Jou Mache');
  await card.getByRole('button', { name: 'Hide' }).click();
  await expectToast(page, 'SuccessArtwork is now hidden');
  await expect(card.getByText('Hidden')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Jou Mache' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Show' }).click();
  await expectToast(page, 'SuccessArtwork is now visible');
  await expect(card.getByText('Hidden')).toBeHidden();

  await page.route('**/visibility', (route) =>
    route.fulfill({ status: 404, json: { error: 'There is no such artwork' } }),
  );
  await card.getByRole('button', { name: 'Hide' }).click();
  await expectToast(page, 'ErrorFailed to update artwork visibility');
  await expect(card.getByRole('alert')).toHaveText('There is no such artwork');
});

test('an artwork is deleted only after a question', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/artworks');
  const card = cardOf(page, 'Choublak');
  const ask = card.getByRole('button', { name: 'Delete' });
  const dialog = page.getByRole('dialog', { name: 'Delete this artwork?' });
  await ask.click();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();

  const held = await placeTransferOrder(shop, ['choublak']);
  await ask.click();
  await dialog.getByRole('button', { name: 'Delete artwork' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`Order ${held} has this artwork.`);
  await page.keyboard.press('Escape');

  await cardOf(page, 'Tanbouyè').getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete artwork' }).click();
  await expectToast(page, 'Artwork deleted successfully');
  await expect(cardOf(page, 'Tanbouyè')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add New Artwork' })).toBeFocused();
});
