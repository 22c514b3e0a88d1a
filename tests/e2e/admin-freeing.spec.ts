import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { removeRecords } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { keepProcessing } from '../fixtures/buyers/stripe-account.ts';
import { cardOf } from './admin-artworks-page.ts';
import {
  expectToast,
  openAdmin,
  placeCardOrder,
  placeTransferOrder,
  rowOf,
  showOrders,
} from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test('one press on its card frees an artwork, also when its order does not exist', async ({
  page,
  shop,
}) => {
  await placeTransferOrder(shop, ['tanbouye']);
  await newBuyer(shop).openCard(['jou-mache']);
  removeRecords(shop, 'orders/');
  await openAdmin(page, shop, '/admin/artworks');
  for (const title of ['Jou Mache', 'Tanbouyè']) {
    const card = cardOf(page, title);
    await card.getByRole('button', { name: 'Free' }).press('Enter');
    await expectToast(page, `Nobody holds “${title}” any more`);
    await expect(card.getByText('For sale')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(card.getByRole('button', { name: 'Free' })).toBeHidden();
  }
});

test('an artwork that was promised to a buyer is freed only after a question; a sold one says why not', async ({
  page,
  shop,
  admin,
}) => {
  const sold = await placeCardOrder(shop, ['jou-mache']);
  const promised = await placeTransferOrder(shop, ['tanbouye']);
  await admin.confirm(promised);
  await openAdmin(page, shop, '/admin/artworks');
  await cardOf(page, 'Jou Mache').getByRole('button', { name: 'Free' }).click();
  await expect(cardOf(page, 'Jou Mache').getByRole('alert')).toHaveText(
    `'Jou Mache' is sold to order ${sold}. Cancel the order instead.`,
  );
  const free = cardOf(page, 'Tanbouyè').getByRole('button', { name: 'Free' });
  await free.click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${promised}?` });
  await expect(
    dialog.getByText(/^Marie Joseph was promised the works of this order until .* at \d\d:\d\d\.$/),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await expect(free).toBeFocused();
  expect((await admin.findOrder(promised))?.status).toBe('pending');
  await free.click();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expectToast(page, 'Nobody holds “Tanbouyè” any more');
  expect((await admin.findOrder(promised))?.status).toBe('cancelled');
});

test('an order is freed from its row, after a question when its buyer had confirmed it', async ({
  page,
  shop,
  admin,
}) => {
  const waiting = await placeTransferOrder(shop, ['jou-mache']);
  const promised = await placeTransferOrder(shop, ['tanbouye', 'choublak']);
  await admin.confirm(promised);
  await openAdmin(page, shop, '/admin/orders');
  await rowOf(page, waiting).getByRole('button', { name: 'Free the work' }).click();
  await expectToast(page, `Order ${waiting} holds nothing any more`);
  await expect(rowOf(page, waiting).getByLabel('Status')).toHaveValue('cancelled');
  await expect(rowOf(page, waiting).getByText('Is the work still reserved?')).toBeVisible();

  const free = rowOf(page, promised).getByRole('button', { name: 'Free the works' });
  await free.click();
  const dialog = page.getByRole('dialog', { name: `Cancel order ${promised}?` });
  await dialog.getByRole('button', { name: 'Keep the order' }).click();
  await expect(free).toBeFocused();
  await free.click();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expectToast(page, `Order ${promised} holds nothing any more`);
  expect(await newBuyer(shop).availability()).toEqual({});
  await expectAccessibleEverywhere(page);
});

test('the dashboard notices an attack, frees all unpaid holds and says which stay', async ({
  page,
  shop,
  admin,
}) => {
  await newBuyer(shop).openCard(['jou-mache']);
  await placeTransferOrder(shop, ['choublak']);
  await admin.confirm(await placeTransferOrder(shop, ['tanbouye']));
  const slow = (await newBuyer(shop).openCard(['bato-anba-loraj'])).body;
  keepProcessing(shop, slow.clientSecret);
  await newBuyer(shop).openCard(['lannwit-sou-mon-yo']);
  await openAdmin(page, shop, '/admin/dashboard');
  await expect(page.getByText('5 holds in the last hour, usually 0')).toBeVisible();
  await expectAccessibleEverywhere(page);
  const free = page.getByRole('button', { name: 'Free all unpaid holds' });
  await free.press('Enter');
  const dialog = page.getByRole('dialog');
  const asked = 'This frees 4 holds. 1 stays: 1 confirmed bank transfer.';
  await expect(dialog.getByText(asked)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Free 4 holds' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(
    '3 holds freed. 2 stay: 1 confirmed bank transfer, 1 payment that Stripe is processing.',
  );
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(free).toBeFocused();
  expect(Object.keys(await newBuyer(shop).availability()).sort()).toEqual([
    'bato-anba-loraj',
    'tanbouye',
  ]);
});

test('the screen goes on by itself until no hold is left, and again after a failure', async ({
  page,
  shop,
}) => {
  await newBuyer(shop).openCard(['jou-mache']);
  const calls: unknown[] = [];
  const answers = [
    { status: 200, json: { freed: 40, kept: [], left: 20, after: 'CCC-CCC' } },
    { status: 503, json: { error: 'The shop does not answer at the moment.' } },
    {
      status: 200,
      json: {
        freed: 19,
        kept: [{ orderId: 'K7M-4QX', reason: 'failed' }],
        left: 0,
        after: 'K7M-4QX',
      },
    },
  ];
  await page.route('**/api/admin/holds/free', (route) => {
    calls.push(route.request().postDataJSON());
    return route.fulfill(answers[calls.length - 1]!);
  });
  await openAdmin(page, shop, '/admin/dashboard');
  await page.getByRole('button', { name: 'Free all unpaid holds' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Free 1 hold' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The shop does not answer at the moment.');
  await expect(dialog.getByText('40 holds freed, 20 left.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    '59 holds freed. 1 stays: 1 that could not be reached: please try again.',
  );
  expect(calls).toEqual([{ after: '' }, { after: 'CCC-CCC' }, { after: 'CCC-CCC' }]);
});

test('a usual number of holds is told without a notice', async ({ page, shop }) => {
  const id = await placeTransferOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/dashboard');
  await expect(page.getByText('1 hold in the last hour, usually 0')).toBeVisible();
  await showOrders(page, (order) =>
    order.id === id
      ? { ...order, createdAt: new Date(Date.now() - 7_200_000).toISOString() }
      : order,
  );
  await page.reload();
  await expect(page.getByText('0 holds in the last hour, usually 0')).toBeVisible();
});
