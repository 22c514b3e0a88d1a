import { expect, type Page } from '@playwright/test';
import type { PaymentOutcome } from '#shared/payment';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { changeRecord, orderKey } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const zelleLimit = /^Banks limit how much Zelle sends in a day/;
const sheets = ['A4', 'Letter'] as const;

test('an order that waits for its money says that the receipt waits, too', async ({
  page,
  shop,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  await page.goto(`${shop.url}${body.orderPage}`);
  await expect(page.getByText(/^The receipt waits for your payment/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the receipt' })).toHaveCount(0);
  await expect(page.locator('.receipt')).toHaveCount(0);
  await expect(page.getByText(zelleLimit)).toHaveCount(0);
  const dear = await newBuyer(shop).orderByTransfer(
    ['jou-mache', 'bato-anba-loraj', 'choublak'],
    'other@example.com',
  );
  await page.goto('about:blank');
  await page.goto(`${shop.url}${dear.body.orderPage}`);
  await expect(page.getByText(zelleLimit)).toBeVisible();
  await shop.passMinutes(61);
  await page.reload();
  await expect(page.getByText(/^The time to pay for this order is over/)).toBeVisible();
  await expect(page.getByText(/^The receipt waits/)).toHaveCount(0);
});

test('the receipt of two works and of five with long names fits on one sheet; a paid order says where it goes; the address can be changed until the parcel has left (rule 35); what is not saved outlasts a reload and Back in its tab, and is no draft once it is saved', async ({
  page,
  shop,
  admin,
}) => {
  const { orderNumber, orderPage } = await payFor(shop, ['jou-mache', 'tanbouye']);
  await page.goto(`${shop.url}${orderPage}`);
  await expectReceipt(page, shop, orderNumber);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  const change = delivery.getByRole('button', { name: 'Change' });
  const street = delivery.getByLabel('Street and number');
  const expectText = async (streetLine: string) => {
    for (const line of ['Marie Joseph', streetLine, 'HT9110 Jacmel', 'Haiti']) {
      await expect(delivery.getByText(line, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('textbox')).toHaveCount(0);
  };
  await expectText('12 Rue Capois');
  await change.press('Enter');
  await expect(delivery.getByLabel('Name')).toBeFocused();
  await expect(delivery.getByLabel('Country')).toHaveValue('Haiti');
  await expectAccessibleEverywhere(page, 'the form of the address');
  await delivery.getByLabel('City').fill('Jérémie');
  await delivery.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(change).toBeFocused();
  await expectText('12 Rue Capois');

  await change.click();
  await street.fill('7 Rue du Quai');
  await delivery.getByLabel('Notes').fill('Ring twice');
  await page.reload();
  await expect(street).toHaveValue('7 Rue du Quai');
  await page.goto(`${shop.url}/contact`);
  await page.goBack();
  await expect(delivery.getByLabel('Notes')).toHaveValue('Ring twice');
  const save = delivery.getByRole('button', { name: 'Save' });
  await page.route('**/api/orders/mine', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/orders/mine');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
  await expect(change).toBeFocused();
  await expectText('7 Rue du Quai');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/Quai|Ring/);

  await admin.setStatus(orderNumber, 'shipped');
  await page.reload();
  await expectText('7 Rue du Quai');
  await expect(change).toHaveCount(0);
  await expectAccessibleEverywhere(page, 'a parcel that has left');

  changeRecord(shop, orderKey(orderNumber), toFiveLongWorks);
  await page.reload();
  await expect(page.locator('.receipt li')).toHaveCount(5);
  expect(await countSheets(page)).toEqual([1, 1]);
});

/** Expects that the button prints the receipt, with its facts and without the page, on one sheet of each format. */
async function expectReceipt(page: Page, shop: RunningShop, orderNumber: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'Printed') }));
  await page.getByRole('button', { name: 'Print the receipt' }).press('Enter');
  await expect(page).toHaveTitle('Printed');
  expect(await countSheets(page)).toEqual([1, 1]);
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('article', { name: 'Receipt' });
  for (const words of [
    `Order #${orderNumber}`,
    'Atelye Solèy',
    new URL(shop.url).host,
    'Marie Joseph',
    'marie@example.com',
    '12 Rue Capois',
    'HT9110 Jacmel',
    'Haiti',
    'Jou Mache',
    '2024, 24 x 18 in (61 x 46 cm), Acrylic on canvas',
    '$150.00',
    '$325.00',
    'by card',
    'delivery takes one to three weeks',
  ]) {
    await expect(receipt).toContainText(words);
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Delivery' })).toBeHidden();
  await page.emulateMedia({ media: null });
}

type PaidOrder = { items: object[]; shippingAddress: object };

function toFiveLongWorks({ items, shippingAddress, ...order }: PaidOrder): PaidOrder {
  const works = [...items, ...items, ...items.slice(0, 1)].map((item, index) => ({
    ...item,
    id: `work-${index}`,
    artworkTitle: 'Lannwit sou mòn yo '.repeat(11).slice(0, 200),
    technique: 'Akrilik sou twal '.repeat(12).slice(0, 200),
  }));
  const long = {
    customerName: 'Marie-Thérèse '.repeat(14).slice(0, 200),
    customerEmail: `${'marie'.repeat(40)}@example.com`,
    items: works,
    shippingAddress: { ...shippingAddress, address: 'Rue Capois '.repeat(18) },
  };
  return { ...order, ...long };
}

async function payFor(shop: RunningShop, ids: string[]): Promise<PaymentOutcome> {
  const buyer = newBuyer(shop);
  const { clientSecret } = (await buyer.openCard(ids)).body;
  await payByCard(shop, clientSecret);
  return (await buyer.outcomeOf(clientSecret)).body;
}

/** Returns how many pages the PDF of each paper format has. */
async function countSheets(page: Page): Promise<number[]> {
  const counts: number[] = [];
  for (const format of sheets) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    counts.push(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0);
  }
  return counts;
}
