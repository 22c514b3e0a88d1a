import { expect } from '@playwright/test';
import { screens } from '../fixtures/pages.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import { holdCalls } from './held-calls.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.describe('on a device in Haiti', () => {
  test.use({ timezoneId: 'America/Port-au-Prince' });

  test('the login asks for a missing password, tells a wrong one and a silent server, and keeps the fields; then it opens the dashboard, and the shop has the device’s time zone', async ({
    page,
    shop,
    admin,
  }) => {
    await page.goto(`${shop.url}/admin/login`);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    const username = page.getByLabel('Username');
    const password = page.getByLabel('Password');
    const login = page.getByRole('button', { name: 'Login' });
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    const offer = page.getByRole('checkbox', {
      name: 'Let my shop tell times as this device does: America/Port-au-Prince',
    });
    await offer.check();
    await expectAccessibleEverywhere(page);

    await username.fill('admin');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await login.click();
    await expect(password).toBeFocused();
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
    await password.fill('wrong');
    await page.getByRole('checkbox', { name: 'Show what I type' }).check();
    await expect(password).toHaveAttribute('type', 'text');
    await login.click();
    await expectToast(page, 'ErrorInvalid credentials');
    await expect(username).toHaveValue('admin');
    await expect(password).toHaveValue('wrong');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.route('**/api/admin/login', (route) => route.abort());
    await login.click();
    await expectToast(page, 'ErrorFailed to fetch');
    await page.unroute('**/api/admin/login');

    await password.fill(shop.adminPassword);
    const release = await holdCalls(page, '**/api/admin/login');
    await login.click();
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
    const { body } = await admin.send('GET', '/api/admin/settings');
    expect(body).toMatchObject({ timeZone: 'America/Port-au-Prince' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText('Logged in successfully')).toHaveCount(0);
    const asked = page.waitForResponse('**/api/admin/first-visit');
    await page.goto(`${shop.url}/admin/login`);
    await asked;
    await expect(offer).toHaveCount(0);
  });
});

test('without a session every screen leads to the login, which does not speak of an ended one; it leads to the wanted page, and after a logout to the dashboard', async ({
  page,
  shop,
}) => {
  // All of them have the check in their frame, so two of them are opened.
  for (const screen of [...screens, '/admin/artworks', '/admin/orders', '/admin/packing-slip']) {
    const html = await (await fetch(`${shop.url}${screen}`)).text();
    expect(html, screen).toMatch(/<main id="session-check">.*<div id="session-screen" hidden>/s);
  }
  for (const screen of ['dashboard', 'settings']) {
    await page.goto(`${shop.url}/admin/${screen}`);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
  }
  for (const [wanted, opened] of [
    ['/admin/orders?show=open#K7M-2QX', '/admin/orders?show=open#K7M-2QX'],
    ['', '/admin/dashboard'],
  ]) {
    if (wanted) await page.goto(`${shop.url}${wanted}`);
    else await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill(shop.adminPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${shop.url}${opened}`);
  }
});
