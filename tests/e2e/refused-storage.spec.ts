import { expect, type Locator, type Page } from '@playwright/test';
import { screens, visited } from '../fixtures/pages.ts';
import { refuseCookies, refuseStorage } from '../fixtures/refused-storage.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { addFromWall, openCheckout } from './purchase-page.ts';
import { expectAccessible } from './site-page.ts';

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('in a browser that keeps nothing a screen leads to the login, which has its fields and says after a right password that cookies are refused; with cookies each screen opens, and a form is saved (rule 56)', async ({
  page,
  shop,
}) => {
  const errors = watchErrors(page);
  await refuseStorage(page);
  await refuseCookies(page);
  await page.goto(`${shop.url}/admin/orders`);
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(shop.adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'This browser keeps no cookies, so you are not signed in.',
  );
  await expectAccessible(page);

  for (const screen of [...screens, ...Object.keys(visited), '/admin/orders']) {
    await openAdmin(page, shop, screen);
    await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
  }
  await openAdmin(page, shop, '/admin/content');
  await expect(page.getByLabel('Page Title')).toBeVisible();
  await openAdmin(page, shop, '/admin/artworks');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByLabel('Technique').fill('Oil');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Artwork updated successfully');
  expect(errors).toEqual([]);
});

test('in a browser that keeps nothing a buyer orders by transfer and asks', async ({
  page,
  shop,
}) => {
  const errors = watchErrors(page);
  await refuseStorage(page);
  await page.goto(`${shop.url}/shop-art`);
  await addFromWall(page, 'Choublak');
  await openCheckout(page);
  await page.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await fillIn(page.getByRole('tabpanel'), { Name: 'Marie Joseph', Email: 'marie@example.com' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Order Created');

  await page.goto(`${shop.url}/contact`);
  const form = page.getByRole('region', { name: 'Ask the painter' });
  await fillIn(form, { Name: 'Marie', Email: 'marie@example.com', Message: 'Is it framed?' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Your question has arrived')).toBeVisible();
  expect(errors).toEqual([]);
});

async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}
