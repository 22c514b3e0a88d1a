import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { readQr } from '../fixtures/read-qr.ts';
import { test } from '../fixtures/shop.ts';
import { cardOf } from './admin-artworks-page.ts';
import { openAdmin, rowOf } from './admin-page.ts';
import { cards, fillCardForm } from './purchase-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a day on a phone: a label is scanned and paid, a work is sold for cash, a parcel goes, a part comes back, certificates are checked @nightly', async ({
  page,
  browser,
  shop,
  admin,
}) => {
  await openAdmin(page, shop, '/admin/labels#jou-mache');
  const label = page.getByRole('article', { name: 'Jou Mache' });
  const scanned = await readQr(await label.locator('.label-code').screenshot());
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  // The code has the shop's public address.
  await phone.goto(shop.url + new URL(scanned!).pathname);
  await phone.getByRole('button', { name: 'Buy Now' }).first().click();
  await fillCardForm(phone, cards.good);
  await phone.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(phone.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await page.goto(`${shop.url}/admin/artworks`);
  const work = cardOf(page, 'Tanbouyè');
  await work.getByRole('button', { name: 'More about Tanbouyè' }).click();
  await work.getByRole('button', { name: 'Sold elsewhere' }).click();
  await page.getByRole('dialog').getByLabel('Price').fill('175');
  await page.getByRole('dialog').getByRole('button', { name: 'It is sold' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const sold = { 'jou-mache': 'sold', tanbouye: 'sold' };
  expect(await newBuyer(shop).availability()).toEqual(sold);

  const orders = await admin.listOrders();
  const numberOf = (method: string) => orders.find((order) => order.method === method)!.id;
  await page.goto(`${shop.url}/admin/orders`);
  const parcel = rowOf(page, numberOf('card'));
  const dialog = page.getByRole('dialog');
  await parcel.getByRole('button', { name: 'Sent: tell the buyer' }).click();
  await dialog.getByLabel('Tracking number').fill('1Z999AA10123456784');
  await dialog.getByRole('button', { name: 'Tell the buyer' }).click();
  await parcel.getByRole('button', { name: 'Give back …' }).click();
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByLabel('Reason').fill('A scratched frame');
  await dialog.getByRole('button', { name: 'Give back $20.00' }).click();
  await expect(parcel.getByText('Refunded $20.00: A scratched frame')).toBeVisible();
  expect((await shop.state()).refunds.map(({ amount }) => amount)).toEqual([2000]);

  const codes: string[] = [];
  for (const method of ['card', 'elsewhere']) {
    await page.goto(`${shop.url}/admin/orders`);
    const row = rowOf(page, numberOf(method));
    if (method === 'elsewhere') await row.getByRole('button', { name: 'Show all' }).click();
    const press = row.getByRole('button', { name: /certificate/ });
    await press.click();
    await page.waitForURL(/\/certificate#/);
    await expect(page.getByRole('article')).toHaveCount(1);
    const order = await admin.findOrder(numberOf(method));
    codes.push(order!.items[0]!.certificate!);
  }
  const [kept, withdrawn] = codes as [string, string];
  await admin.setStatus(numberOf('elsewhere'), 'cancelled');
  const altered = kept.slice(0, -1) + (kept.endsWith('A') ? 'C' : 'A');
  for (const [code, answer] of [
    [kept, 'Genuine'],
    [altered, 'Unknown'],
    [withdrawn, 'Withdrawn'],
  ] as const) {
    await phone.goto('about:blank');
    await phone.goto(`${shop.url}/verify#${code}`);
    await expect(phone.getByRole('main').getByText(answer, { exact: true })).toBeVisible();
  }
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
  await phone.close();
});
