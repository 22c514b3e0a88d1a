import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const password = 'penti ak lanmou';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('the first visit makes the account; SHOP_SECRET sets a forgotten password anew @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch({ ADMIN_PASSWORD_HASH: '', FIRST_VISIT: 'true' });
  const { shopSecret } = kept(shop);
  await page.goto(`${shop.url}/admin`);
  await expect(page).toHaveURL(/\/admin\/first-visit$/);
  await expect(page.getByRole('heading', { name: 'First visit' })).toBeVisible();
  await fill(page, { secret: 'a guess', username: 'Ana', password: 'too short' });
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByText('At least 12 characters', { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not the shop’s secret, ‘SHOP_SECRET’.');
  await page.getByLabel('SHOP_SECRET').fill(shopSecret);
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await page.waitForURL('**/admin/dashboard');
  await expectToast(page, 'Logged in successfully');

  await endSession(page);
  await page.goto(`${shop.url}/admin/first-visit`);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByRole('link', { name: 'Forgotten?' }).click();
  await page.getByText('No mail comes?').click();
  await expect(page.getByLabel('SHOP_SECRET')).toHaveAttribute('type', 'password');
  await page.getByRole('checkbox', { name: 'Show what I type' }).check();
  await expect(page.getByLabel('SHOP_SECRET')).toHaveAttribute('type', 'text');
  await fill(page, { secret: shopSecret, username: 'Ana', password: 'another painting' });
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.waitForURL('**/admin/dashboard');

  await endSession(page);
  await page.goto(`${shop.url}/admin/login`);
  await logIn(page, 'Ana', password);
  await expectToast(page, 'ErrorInvalid credentials');
  await logIn(page, 'Ana', 'another painting');
  await page.waitForURL('**/admin/dashboard');
});

test('a forgotten password comes back by mail: the link changes nothing until the press, and then works once (rule 99)', async ({
  page,
  shop,
  admin,
}) => {
  await admin.send('POST', '/api/admin/setup-mail');
  await admin.send('PATCH', '/api/admin/opening', { mailArrived: true });
  await page.goto(`${shop.url}/admin/login`);
  await page.getByRole('link', { name: 'Forgotten?' }).click();
  await page.getByRole('button', { name: 'Send me a link' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('the link is on its way');
  await expectAccessibleEverywhere(page);
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  const link = /http\S+forgotten#\S+/.exec(mails.at(-1)!.text)![0];
  // Programs that read mails open links.
  await page.goto(link);
  await page.goto('about:blank');
  await page.goto(link.replace('#', '%23'));
  await expect(page).toHaveURL(link);
  const username = page.locator('form:has([autocomplete=new-password]) [autocomplete=username]');
  await expect(username).toHaveValue('admin');
  await expect(username).not.toBeEditable();
  await page.getByLabel('New password').fill('elevenchars');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('At least 12 characters', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show what I type' }).check();
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.waitForURL('**/admin/dashboard');

  await endSession(page);
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link does not work any more');
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Ask for another link' }).click();
  await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  await page.goto(`${shop.url}/admin/login`);
  await logIn(page, 'admin', password);
  await page.waitForURL('**/admin/dashboard');
});

test('the name and the password are changed under Settings, and this device stays signed in @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch({ ADMIN_PASSWORD_HASH: '' });
  const first = kept(shop).adminPassword;
  await openAdmin(page, { ...shop, adminPassword: first }, '/admin/settings');
  const card = page.getByRole('region', { name: 'Your login' });
  const save = card.getByRole('button', { name: 'Save' });
  await expect(card.getByLabel('Username')).toHaveValue('admin');
  await expect(save).toBeDisabled();
  await card.getByLabel('Username').fill('Ana');
  await card.getByLabel('New password').fill(password);
  await save.click();
  await expect(card.getByText('Type your present password')).toBeVisible();
  await card.getByLabel('Present password').fill('not it');
  await save.click();
  await expect(card.getByRole('alert')).toHaveText('The password is wrong.');
  await card.getByRole('checkbox', { name: 'Show what I type' }).check();
  await expect(card.getByLabel('New password')).toHaveValue(password);
  await expectAccessibleEverywhere(page);
  await card.getByLabel('Present password').fill(first);
  await save.click();
  await expectToast(page, 'SuccessLogin updated successfully');
  await expect(card.getByLabel('New password')).toHaveValue('');
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(card.getByLabel('Username')).toHaveValue('Ana');
});

type Typed = { secret: string; username: string; password: string };

async function fill(page: Page, typed: Typed): Promise<void> {
  await page.getByLabel('SHOP_SECRET').fill(typed.secret);
  await page.getByLabel('Username').fill(typed.username);
  await page.getByLabel('New password').fill(typed.password);
}

async function logIn(page: Page, username: string, typed: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(typed);
  await page.getByRole('button', { name: 'Login' }).click();
}

function kept({ dataDir }: RunningShop) {
  const file = readFileSync(join(dataDir, 'secrets.json'), 'utf8');
  return JSON.parse(file) as { adminPassword: string; shopSecret: string };
}

/** Without a page, whose late call would find the session ended and lead to the login. */
async function endSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
