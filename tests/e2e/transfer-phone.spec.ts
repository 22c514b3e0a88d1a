import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { openCheckout } from './purchase-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({
  timezoneId: 'America/Port-au-Prince',
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const lines = [
  ['Recipient', 'Atelye Sample Studio'],
  ['Email', 'payments@atelye.example'],
  ['Amount', '225.00'],
  ['Memo', /^Order #\w{3}-\w{3}$/],
] as const;

test('a transfer on one phone: copied by keyboard, address and phone given beside it, times in the zone of the phone; where the browser refuses its clipboard, the text is selected', async ({
  page,
  shop,
  admin,
}) => {
  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await dialog.getByLabel('Name').fill('Marie Joseph');
  await dialog.getByLabel('Email').fill('marie@example.com');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/^Reserved for you until .+ \((EST|EDT)\)\. /)).toBeVisible();
  await expectCopies(page);

  const code = dialog.getByRole('img', { name: /QR code/ });
  await expect(code).toBeHidden();
  await dialog.getByText('Show the code for another screen').click();
  await expect(code).toBeVisible();

  await dialog.getByText('Where should it go?').click();
  await expectAccessibleEverywhere(page, 'instructions with the form of the address');
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByLabel('Name', { exact: true }).fill('Marie Joseph');
  await dialog.getByLabel('Street and number').fill('12 Rue Capois');
  await dialog.getByLabel('City').fill('Jacmel');
  await dialog.getByLabel('Country').fill('Haiti');
  await dialog.getByLabel(/^Phone/).fill('+509 3456 7890');
  await dialog.getByRole('button', { name: 'Save Delivery' }).click();
  await expect(dialog.getByText('Saved. Thank you.')).toBeVisible();
  const [order] = await admin.listOrders();
  expect(order).toMatchObject({
    timeZone: 'America/Port-au-Prince',
    shippingAddress: { city: 'Jacmel', phone: '+509 3456 7890' },
  });

  await dialog.getByRole('tab', { name: 'Pay with Card' }).click();
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await dialog.getByText('Where should it go?').click();
  await expect(dialog.getByText('Jacmel', { exact: true })).toBeVisible();

  await dialog.getByRole('link', { name: /order.s page/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await expect(page.getByText(/^Reserved for you until .+ \((EST|EDT)\)\. /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('+509 3456 7890');
  await expectCopies(page);

  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await page.getByRole('button', { name: 'Copy Email' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Selected' })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('payments@atelye.example');
});

/** Expects that each button copies its line by keyboard, and that one at a time says so. */
async function expectCopies(page: Page): Promise<void> {
  for (const [name, text] of lines) {
    await page.getByRole('button', { name: `Copy ${name}` }).press('Enter');
    const line = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    await expect(line.getByRole('status')).toHaveText('Copied');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    if (typeof text === 'string') expect(copied).toBe(text);
    else expect(copied).toMatch(text);
  }
}
