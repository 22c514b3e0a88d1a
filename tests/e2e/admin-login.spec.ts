import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import { holdCalls } from './held-calls.ts';

const screens = ['dashboard', 'orders', 'artworks', 'content', 'instagram-settings', 'settings'];

test('the administrator signs in by the form and arrives at the dashboard', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin/login`);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  const password = page.getByLabel('Password');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByLabel('Username').fill('admin');
  await password.fill(shop.adminPassword);
  const release = await holdCalls(page, '**/api/admin/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  release();
  await page.waitForURL('**/admin/dashboard');
  await expectToast(page, 'Logged in successfully');
  for (const card of [
    'Recent Orders',
    'Artwork Management',
    'Content Management',
    'Instagram Sync',
  ]) {
    await expect(page.getByRole('link', { name: card })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Logged in successfully')).toHaveCount(0);
});

test('a missing password is asked for; a wrong one and a silent server are told, and the fields keep their text', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/admin/login`);
  await page.getByLabel('Username').fill('admin');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Password')).toBeFocused();
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('checkbox', { name: 'Show what I type' }).check();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'ErrorInvalid credentials');
  await expect(page.getByLabel('Username')).toHaveValue('admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.route('**/api/admin/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'ErrorFailed to fetch');
});

test.describe('on a device in Haiti', () => {
  test.use({ timezoneId: 'America/Port-au-Prince' });

  test('the login offers the device’s time zone with one press, until the shop has one', async ({
    page,
    shop,
    admin,
  }) => {
    await page.goto(`${shop.url}/admin/login`);
    const offer = page.getByRole('checkbox', {
      name: 'Let my shop tell times as this device does: America/Port-au-Prince',
    });
    await offer.check();
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill(shop.adminPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/admin/dashboard');
    const { body } = await admin.send('GET', '/api/admin/settings');
    expect(body).toMatchObject({ timeZone: 'America/Port-au-Prince' });
    await page.goto(`${shop.url}/admin/login`);
    await page.waitForResponse('**/api/admin/first-visit');
    await expect(offer).toHaveCount(0);
  });
});

test('without a session every screen leads to the login, which does not speak of an ended one', async ({
  page,
  shop,
}) => {
  for (const screen of screens) {
    await page.goto(`${shop.url}/admin/${screen}`);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
  }
});

test('a link to an order leads there after the login; a login without one to the dashboard @nightly', async ({
  page,
  shop,
}) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  await page.goto(`${shop.url}/admin/orders#${orderId}`);
  await page.waitForURL('**/admin/login');
  const logIn = async () => {
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill(shop.adminPassword);
    await page.getByRole('button', { name: 'Login' }).click();
  };
  await logIn();
  await expect(page).toHaveURL(`${shop.url}/admin/orders#${orderId}`);
  await expect(page.getByText(orderId).first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await logIn();
  await page.waitForURL('**/admin/dashboard');
});
