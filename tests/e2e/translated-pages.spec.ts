import { expect } from '@playwright/test';
import { test as base } from '../fixtures/shop.ts';
import { confirmPassword } from '../fixtures/signed-in.ts';
import { translatePages } from '../fixtures/translated-pages.ts';
import {
  expectToast,
  openAdmin,
  placeCardOrder,
  placeSentOrder,
  placeTransferOrder,
  rowOf,
} from './admin-page.ts';
import { sectionsOf } from './admin-content-page.ts';
import { cards, fillCard, fillCardForm, openCheckout } from './purchase-page.ts';

/** Every page is translated: its words are in capitals. Nothing fails (rule 80). */
const test = base.extend({
  page: async ({ page }, use) => {
    const failures = await translatePages(page);
    await use(page);
    expect(failures).toEqual([]);
  },
});

const buyer = { name: 'Marie Joseph', email: 'marie@example.com' };

test('both checkouts, the order, the certificate and the administration of translated pages go on (rule 80) @nightly', async ({
  page,
  shop,
  admin,
}) => {
  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await fillCardForm(page, cards.declined);
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await dialog.getByLabel('Name').fill(buyer.name);
  await dialog.getByLabel('Email').fill(buyer.email);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'ORDER CREATED');
  const [transfer] = await admin.listOrders();
  await expect(dialog.getByRole('heading', { name: `Order #${transfer!.id}` })).toBeVisible();
  await expect(dialog.locator('[translate=no]', { hasText: transfer!.id })).toBeVisible();
  await shop.waitUntilIdle();
  const again = dialog.getByRole('button', { name: 'send it again' });
  await again.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('WE HAVE JUST SENT THIS E-MAIL');
  await shop.passMinutes(1);
  await again.press('Enter');
  await expect(dialog.getByText('WE HAVE SENT IT AGAIN.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).first().click();
  await dialog.getByRole('link', { name: /order.s page/i }).click();
  await expect(page.getByText('WAITING FOR YOUR TRANSFER.')).toBeVisible();
  await page.getByRole('button', { name: 'I have sent the money' }).click();
  await expect(page.getByText(/^YOU TOLD US THAT THE MONEY IS ON ITS WAY \(/)).toBeVisible();

  await page.goto(`${shop.url}/checkout?artworkId=tanbouye`);
  await fillCardForm(page, cards.declined);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('alert')).toContainText('YOUR CARD WAS DECLINED.');
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.getByRole('link', { name: /order.s page/i }).click();
  await expect(page.getByText('PAID. WE ARE PACKING IT BY HAND.')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('City').fill('');
  await page.getByRole('button', { name: 'Save Delivery' }).click();
  await page.getByLabel('City').fill('Jacmel');
  await page.getByRole('button', { name: 'Save Delivery' }).click();
  await expect(page.getByText('SAVED. THANK YOU.')).toBeVisible();

  const paid = (await admin.listOrders()).find(({ method }) => method === 'card')!;
  const { body } = await admin.setStatus(paid.id, 'shipped');
  await page.reload();
  await expect(page.getByText(/ON ITS WAY/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Print the certificate' }).click();
  await expect(page.getByRole('article')).toContainText('TANBOUYÈ, 2024');
  await page.goto(`${shop.url}/verify`);
  const field = page.getByRole('textbox', { name: 'Number and code' });
  await field.fill('K7M');
  await field.press('Enter');
  await expect(page.getByText(/^THIS IS NOT A NUMBER/)).toBeVisible();
  await field.fill(body.items[0]!.certificate!);
  await field.press('Enter');
  await expect(page.getByText('GENUINE', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check another certificate' }).click();
  await expect(field).toBeVisible();

  await admin.setStatus(transfer!.id, 'cancelled');
  const bought = await placeCardOrder(shop, ['jou-mache']);
  const waiting = await placeTransferOrder(shop, ['bato-anba-loraj']);
  await placeSentOrder(shop, ['lannwit-sou-mon-yo']);
  await openAdmin(page, shop, '/admin/dashboard');
  await expect(page.getByText('RECENT ORDERS')).toBeVisible();

  await page.goto(`${shop.url}/admin/orders`);
  await rowOf(page, waiting).getByLabel('Status').selectOption('cancelled');
  await expectToast(page, 'ORDER STATUS UPDATED SUCCESSFULLY');
  await rowOf(page, waiting).getByLabel('Status').selectOption('pending');
  await expect(rowOf(page, waiting)).toContainText('HELD UNTIL');
  await rowOf(page, bought)
    .getByRole('button', { name: /^Give back/i })
    .click();
  await page.keyboard.press('Escape');
  await rowOf(page, bought).getByLabel('Status').selectOption('cancelled');
  const cancel = page.getByRole('dialog');
  await expect(cancel).toContainText('A FULL REFUND OF $150.00');
  await cancel.getByRole('button', { name: /^Cancel and refund/i }).click();
  await expect(rowOf(page, bought)).toContainText('REFUNDED $150.00');
  const find = page.getByLabel('Find');
  await find.fill('nobody');
  await expect(page.getByText(/^NO ORDERS/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all orders' }).click();
  await expect(rowOf(page, bought)).toBeVisible();

  await page.goto(`${shop.url}/admin/artworks`);
  const card = page.getByRole('article', { name: 'Choublak' });
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card.getByText('HIDDEN')).toBeVisible();
  await card.getByRole('button', { name: 'Show' }).click();
  await expect(card.getByText('HIDDEN')).toBeHidden();
  await card.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Artwork' });
  await form.getByLabel('Price').fill('12.3456');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText(/^PRICE MUST BE AN AMOUNT/)).toBeVisible();
  await form.getByLabel('Price').fill('230');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('$230.00');
  await card.getByRole('button', { name: 'Sold elsewhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'It is sold' }).click();
  await expect(card.getByText('SOLD', { exact: true })).toBeVisible();

  await page.goto(`${shop.url}/admin/content`);
  for (const tab of ['Artist', 'Process', 'Inspirations', 'News & Blog', 'Home']) {
    await page.getByRole('tab', { name: tab }).click();
  }
  await page.getByRole('tab', { name: 'News & Blog' }).click();
  await page.getByRole('button', { name: 'Add New Section' }).click();
  await sectionsOf(page).first().getByLabel('Section Title').fill('Rain');
  await page.getByRole('button', { name: 'Delete Rain' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('EVERYTHING IS SAVED')).toBeVisible();

  await page.goto(`${shop.url}/admin/settings`);
  await page.locator('main summary', { hasText: 'Selling' }).click();
  await page.getByLabel('Offer bank transfer').click();
  await page.goto(`${shop.url}/admin/instagram-settings`);
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(page, 'INSTAGRAM CONTENT SYNC STARTED');
  await page.goto(`${shop.url}/admin/backup`);
  await confirmPassword(page.request, shop);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  await download;
  await expect(page.getByText(/^YOUR BROWSER SAVES THE FILE/)).toBeVisible();
  for (const screen of ['labels', 'questions', 'setup', 'activity', `packing-slip#${bought}`]) {
    await page.goto(`${shop.url}/admin/${screen}`);
    const loading = page.getByText(/^(Loading|Asking|Checking)/i).filter({ visible: true });
    await expect(loading).toHaveCount(0);
  }
});
