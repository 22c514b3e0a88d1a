import { expect, type Page } from '@playwright/test';
import { findViolations } from '../fixtures/axe.ts';
import { newBrowser, newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

const address = {
  name: 'Marie Joseph',
  address: '12 Rue Capois',
  city: 'Jacmel',
  country: 'HT',
  postalCode: 'HT9110',
};
const changed =
  'This was changed in another window. The fields show what is stored now, with what you typed. Save again to keep it.';

test('a second tab that adds a telephone number keeps the street of the first; what both typed stands beside each other, also after a reload (rule 39)', async ({
  page,
  context,
  shop,
  admin,
}) => {
  const { url, read } = await paidOrder(shop, admin);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(url);
    await tab.getByRole('button', { name: 'Change' }).click();
  }
  await street(page).fill('9 Rue Nouvelle');
  await save(page);
  await expect(page.getByText('Saved. Thank you.')).toBeVisible();

  await second.getByLabel('Phone').fill('+509 3456 7890');
  await save(second);
  await expect(second.getByText(changed)).toBeVisible();
  await expect(street(second), 'it was left as it was').toHaveValue('9 Rue Nouvelle');
  await expect(second.getByLabel('Phone')).toHaveAccessibleDescription('Stored now: nothing');
  expect(await findViolations(second)).toEqual([]);
  await save(second);
  await expect(second.getByText('Saved. Thank you.')).toBeVisible();
  expect(await read()).toMatchObject({ address: '9 Rue Nouvelle', phone: '+509 3456 7890' });

  // What was typed before a reload keeps the version that it began with.
  await page.reload();
  await page.getByRole('button', { name: 'Change' }).click();
  await street(page).fill('1 Rue Typed');
  await second.getByRole('button', { name: 'Change' }).click();
  await street(second).fill('2 Rue Stored');
  await save(second);
  await expect(second.getByText('Saved. Thank you.')).toBeVisible();
  await page.reload();
  await expect(street(page)).toHaveValue('1 Rue Typed');
  await save(page);
  await expect(street(page)).toHaveAccessibleDescription('Stored now: 2 Rue Stored');
  await expect(street(page)).toHaveValue('1 Rue Typed');
  expect(await read()).toMatchObject({ address: '2 Rue Stored' });
  await save(page);
  await expect(page.getByText('Saved. Thank you.')).toBeVisible();
  expect(await read()).toMatchObject({ address: '1 Rue Typed' });
});

/** Returns the page of an order with an address, whose transfer has come. */
async function paidOrder(shop: RunningShop, admin: Admin) {
  const { orderId, orderPage } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  const own = newBrowser(shop, { authorization: `Bearer ${orderPage.split('#')[1]}` });
  await own('PATCH', '/api/orders/mine', { shippingAddress: address, customerNotes: '' });
  await admin.setStatus(orderId, 'processing');
  const read = async () => (await admin.findOrder(orderId))?.shippingAddress;
  return { url: `${shop.url}${orderPage}`, read };
}

function street(page: Page) {
  return page.getByLabel('Street', { exact: false });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
}
