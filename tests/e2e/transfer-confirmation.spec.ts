import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectAccessibleEverywhere, expectSound } from './site-page.ts';

test('the buyer confirms by the link in the mail, by keyboard, also while the order’s page is open, and tells the painter that the money was sent', async ({
  page,
  shop,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  const button = page.getByRole('button', { name: 'Confirm my order' });
  await page.goto(`${shop.url}${body.orderPage}`);
  await expect(page.getByRole('button', { name: 'send it again' })).toBeVisible();
  await expect(button).toBeHidden();
  await page.goto(await linkOf(shop));
  await expect(
    page.getByText(/^Reserved for you until .+ Confirm your order to keep it until .+\.$/),
  ).toBeVisible();
  await expect(button).toBeVisible();
  await expectAccessibleEverywhere(page, 'an order to confirm');
  expect((await admin.findOrder(body.orderId))?.awaitsConfirmation).toBe(true);

  await page.setViewportSize({ width: 390, height: 900 });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. Your order is confirmed.')).toBeFocused();
  await expect(button).toBeHidden();
  await expect(page.getByText(/^Reserved for you until [^.]+\.$/)).toBeVisible();
  expect((await admin.findOrder(body.orderId))?.awaitsConfirmation).toBe(false);

  const say = page.getByRole('button', { name: 'I have sent the money' });
  await say.click();
  await expect(page.getByText(/^You told us that the money is on its way \(.+\)/)).toBeFocused();
  await expect(say).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^You told us that the money is on its way/)).toBeVisible();
  await expectSound(page);
});

/** Returns the address of the newest link that confirms. */
async function linkOf(shop: RunningShop): Promise<string> {
  await shop.waitUntilIdle();
  const text = (await shop.state()).mails.at(-1)?.text ?? '';
  return /http\S+\/order#[\w-]+\.[\w-]+\.[\w-]+/.exec(text)![0];
}
