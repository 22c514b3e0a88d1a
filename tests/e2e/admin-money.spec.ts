import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin, rowOf } from './admin-page.ts';
import { countPresses } from './presses.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('money by hand is written down and struck with two presses each, kept in part, and sent back with one (rules 26, 95)', async ({
  page,
  shop,
  admin,
}) => {
  const { orderId: id } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  await openAdmin(page, shop, '/admin/orders');
  const row = rowOf(page, id);
  const dialog = page.getByRole('dialog');
  const presses = countPresses();
  const press = (name: string | RegExp) => presses.on(row.getByRole('button', { name }));
  const answer = (name: string) => presses.on(dialog.getByRole('button', { name }));

  await press('The money has arrived');
  await expect(dialog).toContainText(
    `Did $150.00 from Marie Joseph come with memo ‘Order #${id}’?`,
  );
  await expect(dialog.getByLabel('Amount in dollars')).toHaveValue('150.00');
  const no = await dialog.getByRole('button', { name: 'Not yet' }).boundingBox();
  await dialog.getByLabel('Amount in dollars').fill('75,00');
  await expect(dialog).toContainText('$75.00 is to come then.');
  await expect(dialog.getByRole('button', { name: 'Yes, $75.00 has arrived' })).toBeVisible();
  expect(await dialog.getByRole('button', { name: 'Not yet' }).boundingBox()).toEqual(no);
  await dialog.getByLabel('Amount in dollars').fill('$1,500');
  await expect(dialog).toContainText('$1,350.00 more than agreed.');
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel('Amount in dollars').fill('nothing');
  await expect(dialog).toContainText('Please write an amount like 1600 or 1600.50');
  await answer('Yes, it has arrived');
  await expect(dialog.getByLabel('Amount in dollars')).toBeFocused();
  await answer('Not yet');

  await loseAnswer(page, '**/api/admin/orders/*/money');
  const before = presses.count();
  await press('The money has arrived');
  await answer('Yes, $150.00 has arrived');
  expect(presses.count() - before).toBe(2);
  await expectToast(page, 'The money is written down');
  await expect(row.getByText(/^\$150\.00 by Zelle, /)).toBeVisible();
  await press(/^It never came/);
  await answer('It never came');
  expect(presses.count() - before).toBe(4);
  await expect(row.getByText('Waits for the bank transfer.')).toBeVisible();
  expect((await admin.findOrder(id))?.money).toMatchObject([{ cents: 15_000, state: 'struck' }]);

  await press('The money has arrived');
  await dialog.getByLabel('Amount in dollars').fill('300');
  await answer('Yes, $300.00 has arrived');
  await expect(row.getByText('$150.00 more than agreed came.')).toBeVisible();
  await press('Give back $150.00 …');
  await expect(dialog.getByLabel('Amount in dollars')).toHaveValue('150.00');
  await answer('Not now');

  await row.getByLabel('Status').selectOption('cancelled');
  await expect(dialog).toContainText('$300.00 has to be returned by hand');
  await dialog.getByLabel('Keep, in dollars').fill('301');
  await expect(dialog.getByRole('status')).toHaveText('What you do not keep goes back.');
  await answer('Cancel the order');
  await expect(dialog).toContainText('Please give an amount up to $300.00, or nothing');
  await dialog.getByLabel('Keep, in dollars').fill('50');
  await expect(dialog.getByRole('status')).toContainText('$250.00 has to be returned by hand');
  await expectAccessibleEverywhere(page);
  await answer('Cancel and keep $50.00');
  await expect(row.getByText(/^Send \$250\.00 back to Marie Joseph\./)).toBeVisible();

  await page.goto(`${shop.url}/admin/dashboard`);
  const line = page.getByRole('listitem').filter({ hasText: '$250.00' });
  await line.getByRole('link', { name: id }).click();
  const owed = presses.count();
  await press('I have sent it back');
  await expect(row.getByText('Cancelled. Nothing to do.')).toBeVisible();
  expect(presses.count() - owed).toBe(1);
  await expect(row.getByText('Given back by hand: $250.00: Order cancelled')).toBeVisible();
  await expect(row.getByText('Refund')).toBeHidden();
});

/** Loses the answer of the first call. The shop gets the call. */
function loseAnswer(page: Page, path: string) {
  return page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
