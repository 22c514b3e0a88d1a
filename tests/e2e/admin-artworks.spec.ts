import { expect, type Locator, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin, placeCardOrder, placeTransferOrder } from './admin-page.ts';

test('without a session the screen leads to the login', async ({ page, sharedShop }) => {
  await page.goto(`${sharedShop.url}/admin/artworks`);
  await page.waitForURL('**/admin/login');
});

test('the list says that it is loading, and what went wrong', async ({ page, sharedShop }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/artworks', async (route) => {
    await asked;
    await route.fulfill({ status: 503, json: {} });
  });
  await openAdmin(page, sharedShop, '/admin/artworks');
  await expect(page.getByText('Loading artworks...')).toBeVisible();
  answer();
  await expectToast(page, 'ErrorFailed to fetch artworks');
  await page.unroute('**/api/admin/artworks');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, 'Jou Mache')).toBeVisible();
});

test('a card shows the work with its price, stock and state', async ({ page, shop }) => {
  const sold = await placeCardOrder(shop, ['jou-mache']);
  const held = await placeTransferOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/artworks');
  const free = cardOf(page, 'Choublak');
  for (const text of ['$225.00', 'Stock: 1', 'For sale', /^One blossom fills the morning/]) {
    await expect(free.getByText(text)).toBeVisible();
  }
  await expect(free.getByRole('img')).toHaveAttribute('alt', /hummingbird/);
  await expect(cardOf(page, 'Jou Mache').getByText('Sold')).toBeVisible();
  await expect(
    cardOf(page, 'Tanbouyè').getByText(/^Reserved until .* at \d\d:\d\d$/),
  ).toBeVisible();
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

test('the form says under each field what is wrong, and starts with the first', async ({
  page,
  sharedShop,
}) => {
  await openAdmin(page, sharedShop, '/admin/artworks');
  const dialog = await openForm(page);
  await expect(dialog.getByLabel('Stock Quantity')).toHaveValue('0');
  await expect(dialog.getByLabel('Stock Quantity')).toHaveAccessibleDescription(/^Not for sale/);
  await expect(dialog.getByLabel('Year')).toHaveValue(String(new Date().getFullYear()));
  await expect(dialog.getByLabel('Category')).toHaveValue('artwork');

  await dialog.getByLabel('Category').fill('');
  await dialog.getByLabel('Stock Quantity').fill('-1');
  await dialog.getByLabel('Year').fill('1899');
  await dialog.getByLabel('Price').fill('12.345');
  await dialog.getByRole('button', { name: 'Create Artwork' }).click();
  for (const [label, message] of [
    ['Title', 'Title is required'],
    ['Description', 'Description is required'],
    ['Price', 'Price must be an amount in dollars, like 150 or 150.50'],
    ['Image URL', 'Must be a valid URL'],
    ['Category', 'Category is required'],
    ['Year', 'Year must be from 1900 to the current year'],
    ['Stock Quantity', 'Stock quantity must be positive'],
  ] as const) {
    const field = dialog.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Stock Quantity').fill('');
  await expect(dialog.getByText('Stock quantity must be positive')).toBeVisible();
});

test('a price that the browser cannot read is not taken for none', async ({ page, sharedShop }) => {
  await openAdmin(page, sharedShop, '/admin/artworks');
  const dialog = await openForm(page);
  await dialog.getByLabel('Price').pressSequentially('15e');
  await dialog.getByRole('button', { name: 'Create Artwork' }).click();
  await expect(dialog.getByText(/^Price must be an amount/)).toBeVisible();
});

test('closing the dialog forgets what was typed and the work that was edited', async ({
  page,
  sharedShop,
}) => {
  await openAdmin(page, sharedShop, '/admin/artworks');
  const edit = cardOf(page, 'Choublak').getByRole('button', { name: 'Edit' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit Artwork' });
  await expect(dialog).toContainText('Update the artwork details below.');
  await expect(dialog.getByLabel('Title')).toHaveValue('Choublak');
  await expect(dialog.getByLabel('Price')).toHaveValue('225');
  await dialog.getByLabel('Title').fill('Another');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();

  const form = await openForm(page);
  await expect(form).toContainText(
    'Fill in the details below to add a new artwork to your collection.',
  );
  await expect(form.getByLabel('Title')).toHaveValue('');
  await form.getByRole('button', { name: 'Close' }).click();
  await edit.click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Choublak');
});

test('an edit is saved, and the list shows it', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/artworks');
  await cardOf(page, 'Choublak').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Choublak Wouj');
  await dialog.getByLabel('Price').fill('240.50');
  await page.route('**/api/admin/artworks/choublak', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expectToast(page, 'SuccessArtwork updated successfully');
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, 'Choublak Wouj').getByText('$240.50')).toBeVisible();
  const stored = await (await fetch(`${shop.url}/api/artworks/choublak`)).json();
  expect(stored).toMatchObject({ price: '240.50', imageAlt: /hummingbird/ });
});

test('what could not be saved stays in the form, with the reason', async ({ page, sharedShop }) => {
  await openAdmin(page, sharedShop, '/admin/artworks');
  const dialog = await openForm(page);
  await dialog.getByLabel('Title').fill('Solèy Leve');
  await dialog.getByLabel('Description', { exact: true }).fill('The first light.');
  await dialog.getByLabel('Image URL').fill('http://localhost/private.jpg');
  const submit = dialog.getByRole('button', { name: 'Create Artwork' });
  await submit.click();
  await expectToast(page, 'ErrorFailed to create artwork');
  await expect(dialog.getByRole('alert')).toContainText('it is not public');

  await page.route('**/api/admin/artworks', (route) => route.abort());
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('The shop could not be reached');
  await expect(dialog.getByLabel('Title')).toHaveValue('Solèy Leve');
});

test('a form whose answer was lost is sent again, and there is one work', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  await page.getByRole('button', { name: 'Add New Artwork' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Artwork' });
  await dialog.getByLabel('Title').fill('Lapli');
  await dialog.getByLabel('Description', { exact: true }).fill('All day.');
  await dialog.getByLabel('Image URL').fill('/samples/choublak.jpg');
  await dialog.getByLabel('Open the home page with this work').check();
  await page.route('**/api/admin/artworks', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Create Artwork' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The shop could not be reached.');
  await page.unroute('**/api/admin/artworks');
  await dialog.getByRole('button', { name: 'Create Artwork' }).click();
  await expectToast(page, 'Artwork created successfully');
  const made = page.getByRole('article').filter({ hasText: 'Lapli' });
  await expect(made).toHaveCount(1);
  await expect(page.getByText('Opens the home page')).toHaveCount(1);
  await expect(made.getByText('Opens the home page')).toBeVisible();
});

test('a work that another window changed is reloaded without losing what was typed', async ({
  page,
  shop,
  context,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  await cardOf(page, 'Choublak').getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Artwork' });
  await dialog.getByLabel('Title').fill('Choublak Wouj');

  const other = await context.newPage();
  await openAdmin(other, shop, '/admin/artworks');
  await cardOf(other, 'Choublak').getByRole('button', { name: 'Edit' }).click();
  await other.getByLabel('Price').fill('300');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(other, 'Artwork updated successfully');

  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'ErrorFailed to update artwork');
  await expect(dialog.getByRole('alert')).toContainText('This was changed in another window.');
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByLabel('Price')).toHaveValue('300');
  await expect(dialog.getByLabel('Title')).toHaveValue('Choublak Wouj');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Artwork updated successfully');
  await expect(cardOf(page, 'Choublak Wouj').getByText('$300.00')).toBeVisible();
});

test('a work is hidden and shown again', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/artworks');
  const card = cardOf(page, 'Choublak');
  await card.getByRole('button', { name: 'Hide' }).click();
  await expectToast(page, 'SuccessArtwork is now hidden');
  await expect(card.getByText('Hidden')).toBeVisible();
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

test('a work is deleted only after the painter agrees', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/artworks');
  const card = cardOf(page, 'Choublak');
  const ask = card.getByRole('button', { name: 'Delete' });
  const dialog = page.getByRole('dialog', { name: 'Delete this artwork?' });
  await ask.click();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();

  const held = (await newBuyer(shop).openCard(['choublak'])).body.orderNumber;
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

function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Artwork' }).click();
  return page.getByRole('dialog', { name: 'Add New Artwork' });
}
