import { expect } from '@playwright/test';
import { findViolations } from '../fixtures/axe.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin, placeCardOrder, rowOf, typePassword } from './admin-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const marie = 'marie@example.com';

test('a mail to an address that does not exist is on the card and at its order, which corrects the address with the password, by keyboard (rules 34 and 85)', async ({
  page,
  shop,
}) => {
  await shop.setFault({ service: 'mail', mode: 'recipient', to: marie });
  const id = await placeCardOrder(shop, ['jou-mache']);
  await shop.waitUntilIdle();
  await openAdmin(page, shop, '/admin');
  await expect(
    page.getByText(
      `There is no address ${marie}. Not sent: thanks for the order. Paid. Pack it and send it.`,
    ),
  ).toBeVisible();
  await page.goto(`${shop.url}/admin/orders#${id}`);
  const row = rowOf(page, id);
  await expect(
    row.getByText(`There is no address ${marie}. E-mail not sent: thanks for the order`),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await row.getByRole('button', { name: 'Send again' }).click();
  await expectToast(page, 'The e-mails are sent again');
  await expect(row.getByText('E-mail not sent')).toBeVisible();

  await row.getByRole('button', { name: 'Correct the address' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Correct the address of order ${id}` });
  const field = dialog.getByLabel('E-mail address of the buyer');
  await expect(field).toHaveValue(marie);
  await field.fill('marie.joseph@example');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid');
  await field.fill('marie.joseph@example.com');
  await page.keyboard.press('Enter');
  await typePassword(page, shop);
  await expectToast(page, 'The e-mails go to this address now');
  await expect(row.getByText('E-mail not sent')).toHaveCount(0);
  await expect(row.getByText('marie.joseph@example.com')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  expect(mails.filter(({ to }) => to === 'marie.joseph@example.com')).toHaveLength(1);
});
