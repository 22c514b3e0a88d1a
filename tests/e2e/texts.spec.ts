import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { cardOf, openForm } from './admin-artworks-page.ts';
import { expectToast, openAdmin, placeCardOrder, rowOf } from './admin-page.ts';
import { addFromWall, openCheckout } from './purchase-page.ts';

// Each text is brought about once, as a visitor or the painter does it. Those of a payment: `purchase-card` and `purchase`; of a checkout whose services hang: `checkout-trouble`.

const abort = (page: Page, address: string) => page.route(address, (route) => route.abort());

test('the cart’s texts, and those of a checkout that cannot begin', async ({ page, shop }) => {
  await page.goto(`${shop.url}/shop-art`);
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await expectToast(page, 'Cart is emptyAdd some artworks to your cart before checking out');
  await page.keyboard.press('Escape');
  await addFromWall(page, 'Choublak');
  await expectToast(page, 'Added to CartChoublak has been added to your cart.');
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await cart.getByRole('button', { name: 'Clear All' }).click();
  await expectToast(page, 'Cart clearedAll items have been removed from your cart');
  await page.keyboard.press('Escape');
  await addFromWall(page, 'Choublak');

  await shop.setFault({ service: 'stripe', mode: 'down' });
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expectToast(page, 'Payment ErrorCould not initialize payment. Please try again later.');
  await expectRetry(dialog, 'Could not initialize Stripe payment. Please try again.');
  await abort(page, '**/api/zelle-info');
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await expectToast(
    page,
    'Zelle Info ErrorCould not load Zelle payment information. Please try again later.',
  );
  await expectRetry(dialog, 'Could not load Zelle payment information. Please try again.');
  await page.goto(`${shop.url}/checkout?artworkId=choublak`);
  await expectToast(page, 'ErrorFailed to initialize payment. Please try again.');
  await page.goto(`${shop.url}/checkout`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to Process Payment');
  await expectToast(page, 'Missing InformationNo artwork selected for checkout');
});

test('a shop without the keys of Stripe says what is missing @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch({ FIRST_VISIT: 'true' });
  await page.goto(`${shop.url}/checkout?artworkId=choublak`);
  await expect(page.getByRole('alert')).toHaveText('Missing required Stripe key');
  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await openCheckout(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Missing required Stripe key',
  );
});

test('the texts of the login: the server’s own, else by the status @nightly', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin/login`);
  for (const label of ['Username', 'Password'] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('required');
  }
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('wrong');
  const login = page.getByRole('button', { name: 'Login' });
  await login.click();
  await expectToast(page, 'ErrorInvalid credentials');
  const html = '<html><body>Bad gateway</body></html>';
  for (const [status, body, text] of [
    [401, '{"error":"No."}', 'No.'],
    [401, '', 'Invalid credentials'],
    [401, '{"error":""}', 'Invalid credentials'],
    [429, '{"error":"Too many failed attempts. Please try again in a minute."}', 'Too many failed'],
    [429, 'Too Many Requests', 'Invalid credentials'],
    [500, '{"error":"Something went wrong on our side."}', 'Something went wrong on our side.'],
    [502, html, 'Failed to login'],
    [503, '{"error":{"code":1}}', 'Failed to login'],
    [504, '', 'Failed to login'],
    [500, 'null', 'Failed to login'],
  ] as const) {
    await page.route('**/api/admin/login', (route) => route.fulfill({ status, body }));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await login.click();
    await expectToast(page, `Error${text}`);
  }
  await page.unroute('**/api/admin/login');
  await shop.setFault({ service: 'blobs', mode: 'error' });
  await login.click();
  await expectToast(page, 'ErrorThe store does not answer at the moment.');
  await shop.clearFaults();
  await abort(page, '**/api/admin/login');
  await login.click();
  await expectToast(page, 'ErrorFailed to fetch');
  await page.unroute('**/api/admin/login');
  await page.getByLabel('Password').fill(shop.adminPassword);
  await login.click();
  await page.waitForURL('**/admin/dashboard');
  await expectToast(page, 'SuccessLogged in successfully');
});

test('the administration’s texts: orders @nightly', async ({ page, shop }) => {
  const id = await placeCardOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  const row = rowOf(page, id);
  const tracking = row.getByLabel('Tracking number');
  const track = async (number: string) => {
    await tracking.fill(number);
    await tracking.blur();
  };
  await abort(page, '**/api/admin/orders/*/*');
  await row.getByLabel('Status').selectOption('shipped');
  await expectToast(page, 'ErrorFailed to update order status');
  await track('LX 1');
  await expectToast(page, 'ErrorFailed to update tracking number');
  await page.unroute('**/api/admin/orders/*/*');
  await row.getByLabel('Status').selectOption('shipped');
  await expectToast(page, 'SuccessOrder status updated successfully');
  await track('LX 2');
  await expectToast(page, 'SuccessTracking number updated successfully');
  await abort(page, '**/api/admin/orders*');
  await page.reload();
  await expectToast(page, 'ErrorFailed to fetch orders');
});

test('the administration’s texts: artworks @nightly', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/artworks');
  const form = await openForm(page);
  await form.getByLabel('Category').fill('');
  await form.getByLabel('Image URL').fill('no address');
  await form.getByLabel('Stock Quantity').fill('-1');
  await form.getByLabel('Year').fill('1899');
  const create = form.getByRole('button', { name: 'Create Artwork' });
  await create.click();
  for (const [label, message] of [
    ['Title', 'Title is required'],
    ['Description', 'Description is required'],
    ['Image URL', 'Must be a valid URL'],
    ['Category', 'Category is required'],
    ['Stock Quantity', 'Stock quantity must be positive'],
    ['Year', 'Year must be from 1900 to the current year'],
  ] as const) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
  }
  await form.getByLabel('Year').fill(String(new Date().getFullYear() + 1));
  await expect(form.getByLabel('Year')).toHaveAttribute('aria-invalid', 'true');
  for (const [label, value] of [
    ['Title', 'Lapli'],
    ['Description', 'All day.'],
    ['Image URL', `${shop.url}/samples/choublak.jpg`],
    ['Category', 'artwork'],
    ['Stock Quantity', '1'],
    ['Year', '2024'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
  await abort(page, '**/api/admin/artworks');
  await create.click();
  await expectToast(page, 'ErrorFailed to create artwork');
  await page.unroute('**/api/admin/artworks');
  await create.click();
  await expectToast(page, 'SuccessArtwork created successfully');

  const card = cardOf(page, 'Lapli');
  await card.getByRole('button', { name: 'Edit' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save Changes' });
  await page.getByRole('dialog').getByLabel('Title').fill('Lapli a');
  await abort(page, '**/api/admin/artworks/*');
  await save.click();
  await expectToast(page, 'ErrorFailed to update artwork');
  await page.unroute('**/api/admin/artworks/*');
  await save.click();
  await expectToast(page, 'SuccessArtwork updated successfully');

  const changed = cardOf(page, 'Lapli a');
  await abort(page, '**/visibility');
  await changed.getByRole('button', { name: 'Hide' }).click();
  await expectToast(page, 'ErrorFailed to update artwork visibility');
  await page.unroute('**/visibility');
  await changed.getByRole('button', { name: 'Hide' }).click();
  await expectToast(page, 'SuccessArtwork is now hidden');
  await changed.getByRole('button', { name: 'Show' }).click();
  await expectToast(page, 'SuccessArtwork is now visible');
  await abort(page, '**/api/admin/artworks');
  await page.reload();
  await expectToast(page, 'ErrorFailed to fetch artworks');
});

test('the administration’s texts: content and the sync @nightly', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/content');
  await abort(page, '**/api/admin/content/*');
  await page.getByLabel('Page Title').fill('Soley');
  await expectToast(page, 'ErrorFailed to update content');
  await page.unroute('**/api/admin/content/*');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'SuccessContent updated successfully');

  await page.goto(`${shop.url}/admin/instagram-settings`);
  const collection = page.getByLabel('Highlight Collection');
  const save = page.getByRole('button', { name: 'Save Settings' });
  await collection.fill('');
  await page.getByLabel('Sync Frequency').evaluate(empty);
  await save.click();
  await expect(collection).toHaveAccessibleDescription(/Highlight collection name is required/);
  await expect(page.getByLabel('Sync Frequency')).toHaveAccessibleDescription(
    'Sync frequency is required',
  );
  await collection.fill('ArtForSale');
  // Another one than is stored: what is stored already counts as saved.
  await page.getByLabel('Sync Frequency').selectOption('Every 3 hours');
  await abort(page, '**/api/admin/instagram/*');
  await save.click();
  await expectToast(page, 'ErrorFailed to update Instagram settings');
  const sync = page.getByRole('button', { name: 'Sync Now' });
  await sync.click();
  await expectToast(page, 'ErrorFailed to sync Instagram content');
  await page.unroute('**/api/admin/instagram/*');
  await save.click();
  await expectToast(page, 'SuccessInstagram settings updated successfully');
  await sync.click();
  await expectToast(page, 'SuccessInstagram content sync started successfully');
  await abort(page, '**/api/instagram/status');
  await page.reload();
  await expectToast(page, 'ErrorFailed to load Instagram sync status');
});

async function expectRetry(place: Locator, words: string): Promise<void> {
  await expect(place.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(place.getByRole('button', { name: 'Retry' })).toBeVisible();
}

/** Runs in the page: sets a value that is no option, as a browser does that restores a form with a value of before. */
function empty(select: Element): void {
  (select as HTMLSelectElement).value = '';
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
