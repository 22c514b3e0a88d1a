import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin, placeCardOrder, rowOf } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });

test('on a phone each order says its next deed, from the money to the arrival @nightly', async ({
  page,
  shop,
  admin,
}) => {
  const { orderId: id, orderPage } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  await openAdmin(page, shop, '/admin/orders');
  const row = rowOf(page, id);
  const press = (name: string) => row.getByRole('button', { name }).click();
  await expect(row.getByText('Waits for the bank transfer.')).toBeVisible();
  await press('The money has arrived');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, $150.00 has arrived' }).click();
  await expect(row.getByText('Paid. The delivery address is missing.')).toBeVisible();
  await press('Ask for the address');
  await expectToast(page, 'The buyer is asked for the address');
  await expect(row.getByText('Paid. You asked for the address today.')).toBeVisible();

  const headers = { authorization: `Bearer ${orderPage.split('#')[1]}` };
  const shippingAddress = { name: 'Marie', address: '1 Main St', city: 'Boston', country: 'US' };
  const body = { shippingAddress: { ...shippingAddress, postalCode: '02118' }, customerNotes: '' };
  const given = await fetch(`${shop.url}/api/orders/mine`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(given.status).toBe(200);
  await page.reload();
  await press('Sent: tell the buyer');
  const dialog = page.getByRole('dialog', { name: `Order ${id} is sent` });
  await dialog.getByLabel('Tracking number').fill('1Z999AA10123456784');
  await expect(dialog.getByLabel('Carrier')).toHaveValue('ups');
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Tell the buyer' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('On its way to the buyer.')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Follow it at UPS' })).toHaveAttribute(
    'href',
    /ups\.com.*1Z999AA10123456784$/,
  );
  await press('It has arrived');
  await expect(row.getByText('Delivered. Nothing to do.')).toBeVisible();
  expect((await admin.findOrder(id))?.status).toBe('delivered');
  await page.goto(`${shop.url}${orderPage}`);
  await expect(page.getByRole('link', { name: 'UPS 1Z999AA10123456784' })).toBeVisible();
});

test('a parcel and a part to give back outlast Back, a reload and an ended session; what was done although its answer was lost is done @nightly', async ({
  page,
  shop,
  admin,
}) => {
  const id = await placeCardOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  const row = rowOf(page, id);
  const parcel = page.getByRole('dialog', { name: `Order ${id} is sent` });
  const openParcel = () => row.getByRole('button', { name: 'Sent: tell the buyer' }).click();
  await openParcel();
  await parcel.getByLabel('Tracking number').fill('12345');
  await parcel.getByLabel('Carrier').selectOption('dhl');
  await expect.poll(() => page.evaluate(() => history.state?.layers)).toBe(1);
  await page.goBack();
  await expect(parcel).toBeHidden();
  await page.reload();
  await openParcel();
  await expect(parcel.getByLabel('Tracking number')).toHaveValue('12345');
  await expect(parcel.getByLabel('Carrier')).toHaveValue('dhl');
  await expect(parcel.getByText('What you typed before is here')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.request.post(`${shop.url}/api/admin/logout`);
  await parcel.getByRole('button', { name: 'Tell the buyer' }).click();
  await page.waitForURL('**/admin/login');
  await openAdmin(page, shop, '/admin/orders');

  const back = page.getByRole('dialog', { name: `Give back a part of order ${id}` });
  const openBack = () => row.getByRole('button', { name: 'Give back …' }).click();
  await openBack();
  await back.getByLabel('Amount').fill('20,50');
  await back.getByLabel('Reason').fill('A scratch');
  await page.reload();
  await openBack();
  await expect(back.getByLabel('Amount')).toHaveValue('20,50');
  await loseAnswers(page, '**/api/admin/orders/*/refunds');
  await back.getByRole('button', { name: 'Give back $20.50' }).click();
  await expect(back).toBeHidden();
  await expect(row.getByText('Refunded $20.50: A scratch')).toBeVisible();

  await openParcel();
  await expect(parcel.getByLabel('Tracking number')).toHaveValue('12345');
  await loseAnswers(page, '**/api/admin/orders/*/status');
  await parcel.getByRole('button', { name: 'Tell the buyer' }).click();
  await expect(parcel).toBeHidden();
  await expect(row.getByText('On its way to the buyer.')).toBeVisible();
  expect(await admin.findOrder(id)).toMatchObject({ status: 'shipped', carrier: 'dhl' });
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('unsaved-');
});

/** The shop gets the call. */
function loseAnswers(page: Page, path: string) {
  return page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

test('a part is given back with a reason, a refusal keeps what was typed, and what came back is for sale @nightly', async ({
  page,
  shop,
}) => {
  const id = await placeCardOrder(shop, ['jou-mache', 'tanbouye']);
  await openAdmin(page, shop, '/admin/orders');
  const row = rowOf(page, id);
  await row.getByRole('button', { name: 'Give back …' }).click();
  const dialog = page.getByRole('dialog', { name: `Give back a part of order ${id}` });
  await dialog.getByLabel('Amount').fill('5000');
  await expect(dialog.getByLabel('Keep hidden for now')).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Jou Mache' }).check();
  await expect(dialog.getByLabel('Keep hidden for now')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Give it back' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/^At most \$325\.00 of/);
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Please give a reason');
  await dialog.getByLabel('Reason').fill('It came back');
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel('Amount').fill('150');
  await dialog.getByRole('button', { name: 'Give back $150.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText('Refunded $150.00: It came back')).toBeVisible();
  await expect(row.getByRole('listitem').filter({ hasText: 'Jou Mache' })).toContainText(
    'Returned',
  );
  expect(await newBuyer(shop).availability()).toEqual({ tanbouye: 'sold' });
  await expectAccessibleEverywhere(page);

  await row.getByRole('link', { name: 'Packing slip' }).click();
  const slip = page.getByRole('article', { name: `Packing slip of order ${id}` });
  await expect(slip).toContainText('Total value$175.00 (USD)');
  await expect(slip).not.toContainText('Jou Mache');
});

test('the packing slip has sender, address, works and the words of a customs form (rule 105) @nightly', async ({
  page,
  shop,
}) => {
  const admin = await shop.admin();
  await admin.send('PATCH', '/api/admin/settings', { shipsFrom: 'Florida' });
  const id = await placeCardOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  await rowOf(page, id).getByRole('link', { name: 'Packing slip' }).click();
  const slip = page.getByRole('article', { name: `Packing slip of order ${id}` });
  for (const words of [
    '12 Rue Capois',
    'Jou Mache',
    'CN23',
    '9701.91',
    '$150.00 (USD)',
    'originUnited States',
    'in lb',
  ])
    await expect(slip).toContainText(words);
  await expect(slip).not.toContainText('Florida');
  await expectAccessibleEverywhere(page);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(paper).toContain('/MediaBox [0 0 612 792]');

  await admin.send('PATCH', '/api/admin/settings', { shipsFrom: 'Jacmel, Haiti' });
  await page.reload();
  await expect(slip).toContainText('Jou Mache');
  await expect(slip).not.toContainText('CN23');
});
