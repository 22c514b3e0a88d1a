import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { cardOf } from './admin-artworks-page.ts';
import { expectToast, openAdmin, rowOf } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test('the painter writes a sale elsewhere down, prints its receipt and its certificate, and undoes it', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/artworks');
  const card = cardOf(page, 'Tanbouyè');
  await card.getByRole('button', { name: 'Sold elsewhere' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '“Tanbouyè” is sold?' });
  await dialog.getByLabel('Where').fill('Fair, Jacmel');
  const today = new Date().toISOString().slice(0, 10);
  await expect(dialog.getByLabel('Day')).toHaveValue(today);
  await dialog.getByLabel('Day').fill('2026-01-02');
  await dialog.getByLabel('Price').fill('0.2');
  await dialog.getByRole('button', { name: 'It is sold' }).press('Enter');
  await expect(dialog.getByText('Price must be from $0.50 to $999,999.99')).toBeVisible();
  await expectAccessibleEverywhere(page, 'a sale elsewhere');
  await dialog.getByLabel('Price').fill('');
  await dialog.getByLabel('Buyer').fill('Rose Pierre');
  await dialog.getByLabel('E-mail address').fill('rose@example.com');
  await dialog.getByRole('button', { name: 'It is sold' }).press('Enter');
  await expectToast(page, '“Tanbouyè” is written down as sold');
  await expect(dialog).toBeHidden();
  await expect(card.getByText('Sold', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(card.getByRole('button', { name: 'Sold elsewhere' })).toBeHidden();

  const number = (await card.getByRole('link', { name: /^Order/ }).textContent())!.slice(6);
  await card.getByRole('link', { name: /^Order/ }).click();
  const row = rowOf(page, number);
  for (const words of [
    'Sold elsewhere',
    'Sold on January 2, 2026',
    'Fair, Jacmel',
    'Rose Pierre',
    'Total Unknown',
  ]) {
    await expect(row).toContainText(words);
  }
  await expect(row.getByText(/Packing slip|Tracking number/), 'nothing is sent').toHaveCount(0);
  await expect(row).not.toContainText('$0.00');
  await expect(row.getByRole('link', { name: 'Packing slip' })).toHaveCount(0);
  await row.getByRole('link', { name: 'Receipt' }).click();
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText('January 2, 2026, in person');
  await expect(receipt).toContainText('Not recorded');
  await expect(receipt).not.toContainText('$0.00');
  await page.emulateMedia({ media: null });

  await page.goBack();
  await row.getByRole('button', { name: /certificate/ }).click();
  await page.waitForURL(/\/certificate#/);
  await expect(page.getByRole('article')).toContainText('Tanbouyè');
  await page.goBack();
  await row.getByLabel('Status').selectOption('cancelled');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('The shop took no money and sends none back; the buyer');
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(row.getByLabel('Status')).toHaveValue('cancelled');
  expect(await newBuyer(shop).availability()).toEqual({});
});
