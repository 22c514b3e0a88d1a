import { expect, type APIResponse, type Page } from '@playwright/test';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const password = 'penti ak lanmou';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

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
  expect((await logIn(page, shop, shop.adminPassword)).status()).toBe(401);
  expect((await logIn(page, shop, password)).status()).toBe(200);
});

function logIn(page: Page, shop: RunningShop, typed: string): Promise<APIResponse> {
  const data = { username: 'admin', password: typed };
  return page.request.post(`${shop.url}/api/admin/login`, { data });
}

/** Ends the session without a page, whose late call would find the session ended and lead to the login. */
async function endSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
