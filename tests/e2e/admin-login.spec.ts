import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
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

test('while the session is checked there is a spinner and nothing else; a check that fails leads to the login @nightly', async ({
  page,
  shop,
}) => {
  let answer = () => {};
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const checked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/check-auth', async (route) => {
    await checked;
    await route.continue();
  });
  await openAdmin(page, shop, '/admin/orders');
  await expect(page.getByRole('status')).toHaveText('Checking your session...');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Order Management' })).toHaveCount(0);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect.poll(() => asked, 'beside the check').toContain('/api/admin/orders');
  answer();
  await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  await expect(page.getByText('Checking your session...')).toBeHidden();
  await page.route('**/api/admin/check-auth', (route) => route.abort());
  await page.reload();
  await page.waitForURL('**/admin/login');
});

test('the side menu leads to every screen, on a phone too @nightly', async ({ page, shop }) => {
  await openAdmin(page, shop, '/admin/dashboard');
  for (const [name, heading] of [
    ['Orders', 'Order Management'],
    ['Artworks', 'Artwork Management'],
    ['Content', 'Content Management'],
    ['Instagram Settings', 'Instagram Settings'],
    ['Settings', 'Settings'],
    ['Setup', 'Setup'],
    ['Dashboard', 'Dashboard'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[aria-current=page]:visible')).toHaveText(name);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'See the shop' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
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

test('the logout ends the session and leads to the login, with no way back @nightly', async ({
  page,
  shop,
}) => {
  // Two pages in the history: a call that meets the ended session replaces the last of them.
  await openAdmin(page, shop, '/admin/dashboard');
  await page.goto(`${shop.url}/admin/orders`);
  const cookies = await page.context().cookies();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.context().addCookies(cookies);
  await page.goto(`${shop.url}/admin/orders`);
  await expect(page).toHaveURL(/\/admin\/login$/);

  // Of a session that has ended meanwhile, too.
  await openAdmin(page, shop, '/admin/dashboard');
  // The last call of the screen: a later one would find the session ended, and lead to the login.
  await expect(page.getByRole('button', { name: 'Remove the samples' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});
