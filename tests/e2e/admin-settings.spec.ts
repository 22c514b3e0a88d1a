import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { expectCardForm, openCheckout } from './purchase-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

const notOffered = 'Bank transfer is not offered at the moment.';
const failed = 'Failed to update settings';

test('the administrator switches bank transfer off and on @nightly', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const box = boxOf(page);
  await expect(box).toBeChecked();
  await expect(box).toHaveAccessibleDescription(/Transfer orders that are open stay open\.$/);
  await box.press('Space');
  await expectToast(page, 'SuccessSettings updated successfully');
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();

  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await expectCardForm(page);
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await expect(dialog.getByText(notOffered)).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveCount(0);
  await expect(page.getByText('Zelle Info Error')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${shop.url}/admin/settings`);
  await expect(box).not.toBeChecked();
  await box.check();
  await expectToast(page, 'SuccessSettings updated successfully');
  expect((await newBuyer(shop).send('GET', '/api/zelle-info')).status).toBe(200);
});

test('a choice that another window overtook stays in the box until it is saved @nightly', async ({
  page,
  shop,
  admin,
}) => {
  await openAdmin(page, shop, '/admin/settings');
  const box = boxOf(page);
  await expect(box).toBeChecked();
  for (const offersTransfer of [false, true]) {
    await admin.send('PATCH', '/api/admin/settings', { offersTransfer });
  }
  await box.click();
  await expect(page.getByRole('alert')).toHaveText(
    'The settings were changed in another window. Your choice is not saved yet.',
  );
  await expect(box).not.toBeChecked();
  expect(await isOffered(shop)).toBe(true);
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'Save it' }).press('Enter');
  await expectToast(page, 'SuccessSettings updated successfully');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
  expect(await isOffered(shop)).toBe(false);
});

test('a shop that does not answer is said beside the box, which keeps the choice @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/settings');
  const box = boxOf(page);
  await expect(box).toBeChecked();
  await shop.setFault({ service: 'blobs', mode: 'error' });
  await box.click();
  await expectToast(page, `Error${failed}`);
  const selling = page.getByRole('region', { name: 'Selling' });
  await expect(selling.getByRole('alert')).toContainText('Your choice is not saved yet.');
  await expect(box).not.toBeChecked();
  await shop.clearFaults();
  await page.getByRole('button', { name: 'Save it' }).click();
  await expectToast(page, 'SuccessSettings updated successfully');
  expect(await isOffered(shop)).toBe(false);
});

test('a new bank account asks for the password and names the orders that show the old one @nightly', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { orderId } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  await openAdmin(page, shop, '/admin/settings');
  const bank = page.getByRole('region', { name: 'Bank account' });
  await expect(bank.getByLabel('Recipient')).toHaveValue('Atelye Sample Studio');
  await expect(bank.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(bank.getByLabel('Password')).toHaveCount(0);
  await bank.getByLabel('Recipient').fill('Ana Solèy');
  await bank.getByRole('button', { name: 'Save' }).click();
  await expect(bank.getByText('Type your password')).toBeVisible();
  await bank.getByLabel('Password').fill('not it');
  await bank.getByRole('button', { name: 'Save' }).click();
  await expect(bank.getByRole('alert')).toHaveText('The password is wrong.');
  await expectAccessibleEverywhere(page);
  await bank.getByLabel('Password').fill(shop.adminPassword);
  await bank.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'SuccessSettings updated successfully');
  await expect(bank.getByLabel('Password')).toHaveCount(0);
  await expect(bank.getByRole('link', { name: `#${orderId}` })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(bank.getByLabel('Recipient')).toHaveValue('Ana Solèy');
  await bank.getByLabel('Instructions', { exact: true }).fill('Our account is new');
  await expect(bank.getByLabel('Password')).toHaveAccessibleDescription(/last ten minutes/);
  await bank.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'SuccessSettings updated successfully');
});

test('words that another window overtook stay, beside what is stored now @nightly', async ({
  page,
  shop,
  admin,
}) => {
  await openAdmin(page, shop, '/admin/settings');
  const card = page.getByRole('region', { name: 'Shipping and terms' });
  const shipping = card.getByLabel('Shipping', { exact: true });
  await expect(shipping).toHaveValue('Shipping is included, worldwide');
  await admin.send('PATCH', '/api/admin/settings', { shippingNote: 'Pick-up only', termsNote: '' });
  await shipping.fill('To the Americas');
  const countries = card.getByRole('group', { name: 'Countries' });
  await countries.getByText('Choose countries').click();
  await countries.getByLabel('Find a country').fill('usa');
  await countries.getByLabel('United States').check();
  await countries.getByLabel('Find a country').fill('kanada');
  await countries.getByLabel('Find a country').press('Enter');
  await countries.getByLabel('Canada').check();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('alert')).toHaveText('The settings were changed in another window.');
  await expect(shipping).toHaveValue('To the Americas');
  await expect(shipping).toHaveAccessibleDescription(/^Stored now: Pick-up only\./);
  await expect(card.getByLabel('Terms')).toHaveValue('');
  await card.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'SuccessSettings updated successfully');
  await expect(countries.getByText('United States, Canada', { exact: true })).toBeVisible();
  expect((await admin.send('GET', '/api/admin/settings')).body).toMatchObject({
    shippingCountries: 'US, CA',
  });
  await expect(shipping).toHaveAccessibleDescription(/^What it costs/);
});

test('words that are not saved outlast Back, a reload and an ended session, and the login says that they are kept; no draft has a password @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/settings');
  const bank = page.getByRole('region', { name: 'Bank account' });
  const note = bank.getByText('What you typed before is here, not saved yet.');
  const recipient = bank.getByLabel('Recipient');
  await recipient.fill('Ana Solèy');
  await bank.getByLabel('Password').fill('secret words');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.waitForURL('**/admin/orders');
  await page.goBack();
  await expect(recipient).toHaveValue('Ana Solèy');
  await page.reload();
  await expect(recipient).toHaveValue('Ana Solèy');
  await expect(note).toBeVisible();
  await expectAccessible(page, 'note');
  await expect(bank.getByLabel('Password')).toHaveValue('');
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(await kept()).not.toContain('secret words');

  await page.request.post(`${shop.url}/api/admin/logout`);
  await bank.getByLabel('Password').fill(shop.adminPassword);
  await bank.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/admin/login');
  await expect(page.getByText(/^Your session has ended\. What you typed is kept/)).toBeVisible();
  await expectAccessible(page, 'login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(shop.adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(recipient).toHaveValue('Ana Solèy');
  await bank.getByLabel('Password').fill(shop.adminPassword);
  await bank.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'SuccessSettings updated successfully');
  await expect(note).toHaveCount(0);
  expect(await kept()).not.toContain('Ana Solèy');

  const name = page.getByRole('region', { name: 'Your shop' }).getByLabel('Name of the shop');
  await name.fill('Galri');
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(name).not.toHaveValue('Galri');
});

test('settings that were stored although their answer was lost are saved @nightly', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/settings');
  const card = page.getByRole('region', { name: 'Shipping and terms' });
  await card.getByLabel('Ships from').fill('Jacmel');
  await page.route('**/api/admin/settings', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await card.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'SuccessSettings updated successfully');
  await expect(card.getByLabel('Ships from')).toHaveValue('Jacmel');
  await expect(card.getByRole('alert')).toHaveCount(0);
});

test('settings that could not be loaded are asked for again @nightly', async ({ page, shop }) => {
  await page.route('**/api/admin/settings', (route) => route.fulfill({ status: 503, json: {} }));
  await openAdmin(page, shop, '/admin/settings');
  await expectToast(page, 'ErrorFailed to fetch settings');
  await page.unroute('**/api/admin/settings');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(boxOf(page)).toBeChecked();
});

function boxOf(page: Page) {
  return page.getByRole('checkbox', { name: 'Offer bank transfer' });
}

async function isOffered(shop: RunningShop): Promise<boolean> {
  const { status } = await newBuyer(shop).send('GET', '/api/zelle-info');
  return status === 200;
}
