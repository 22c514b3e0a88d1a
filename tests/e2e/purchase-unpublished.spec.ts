import { expect, type Page } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import { lookAgain } from './availability-calls.ts';
import { cards, fillCardForm } from './purchase-page.ts';
import { cardOf } from './site-page.ts';

const work = 'jou-mache';

test('a buyer sees and pays a price that is not published yet, also of an artwork in the cart @nightly', async ({
  page,
  shop,
  admin,
}) => {
  await page.goto(`${shop.url}/art/${work}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await setPrice(admin, '1250.50');
  await lookAgain(page);
  await expect(page.locator('article .price')).toHaveText('$1,250.50');
  await openCart(page);
  await expect(page.getByRole('dialog').getByText('$1,250.50')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'View Jou Mache full screen' }).click();
  await expect(page.getByRole('dialog').getByText('$1,250.50')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
    '$1,250.50',
  );
  await fillCardForm(page, cards.good);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expectToast(page, 'Payment Successful');
  const [intent] = (await shop.state()).paymentIntents;
  expect(intent).toMatchObject({ amount: 125_050, status: 'succeeded' });
  expect(await staticPage(shop)).toContain('$150.00');
  expect(await shop.builds()).toHaveLength(0);
});

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

function setPrice(admin: Admin, price: string) {
  const { title, description, imageUrl, category, technique, dimensions, year, stockQuantity } =
    sampleArtworks.find(({ id }) => id === work)!;
  const words = { title, description, imageUrl, category, technique, dimensions, year };
  return admin.send('PATCH', `/api/admin/artworks/${work}`, { ...words, stockQuantity, price });
}

async function openCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cart, / }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
}

async function staticPage({ url }: RunningShop): Promise<string> {
  return (await fetch(`${url}/art/${work}`)).text();
}
