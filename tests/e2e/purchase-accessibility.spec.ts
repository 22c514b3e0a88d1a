import { expect } from '@playwright/test';
import { listRecords } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { holdCalls } from './held-calls.ts';
import { expectCardForm, openCheckout } from './purchase-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test('axe finds nothing on cart and checkout, whose tabs keep their place; nothing is written', async ({
  page,
  shop,
}) => {
  const before = listRecords(shop);
  const release = await holdCalls(page, '**/api/create-payment-intent');
  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('dialog').getByText('$225.00').first()).toBeVisible();
  await expectAccessibleEverywhere(page, 'cart');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  const tab = dialog.getByRole('tab', { name: 'Pay with Zelle' });
  const place = await tab.boundingBox();
  release();
  await expectCardForm(page);
  expect(await tab.boundingBox()).toEqual(place);
  await expect(
    dialog.getByText('Not reserved until you pay. If somebody is faster, you are not charged.'),
  ).toBeVisible();
  await expectAccessibleEverywhere(page, 'card form');
  const widePlace = await tab.boundingBox();
  await tab.click();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(await tab.boundingBox()).toEqual(widePlace);
  await expectAccessibleEverywhere(page, 'transfer form');
  await shop.waitUntilIdle();
  expect(listRecords(shop)).toEqual(before);
  expect((await shop.state()).paymentIntents).toHaveLength(1);
});
