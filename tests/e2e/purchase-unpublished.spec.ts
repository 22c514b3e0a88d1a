import { expect, type Page } from '@playwright/test';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { lookAgain } from './availability-calls.ts';
import { cardOf } from './site-page.ts';

const work = 'jou-mache';

test('a hidden artwork on an old page cannot be bought', async ({ page, shop, admin }) => {
  await page.goto(`${shop.url}/art/${work}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await admin.send('PATCH', `/api/admin/artworks/${work}/visibility`, { isHidden: true });
  await lookAgain(page);
  await expect(page.locator('article').getByText('Not for sale')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await openCart(page);
  await expect(page.getByRole('dialog').getByText('Not for sale')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Checkout' })).toBeDisabled();

  await page.goto(`${shop.url}/shop-art`);
  await expect(cardOf(page, 'Jou Mache').getByText('Not for sale')).toBeVisible();
  await cardOf(page, 'Jou Mache').hover();
  await expect(cardOf(page, 'Jou Mache').getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await page.goto(`${shop.url}/checkout?artworkId=${work}`);
  await expect(page.getByRole('heading', { name: 'Unable to Process Payment' })).toBeVisible();
  expect((await shop.state()).paymentIntents).toEqual([]);
  expect(await staticPage(shop)).toContain('Add to Cart');
});

async function openCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cart, / }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
}

async function staticPage({ url }: RunningShop): Promise<string> {
  return (await fetch(`${url}/art/${work}`)).text();
}
