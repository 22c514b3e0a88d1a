import { expect, type Page } from '@playwright/test';
import { addWorks } from '../fixtures/artworks/more-works.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { artworkKey, changeRecord, orderKey, writeRecord } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast, openAdmin, placeTransferOrder, rowOf } from './admin-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const hour = 3_600_000;

test('one of 65 works is found on a phone, with the keyboard; reload and Back keep it @nightly', async ({
  page,
  shop,
}) => {
  addWorks(shop, 60);
  changeRecord(shop, artworkKey('work-7'), (work) => ({ ...work, isHidden: true }));
  await openAdmin(page, shop, '/admin/artworks');
  const { find, show, count } = barOf(page);
  const works = page.getByRole('list', { name: 'Artworks' }).getByRole('article');
  await expect(works).toHaveCount(65);
  await expect(count).toBeEmpty();

  await find.focus();
  await page.keyboard.type('TANBOUYE');
  await expect(works).toHaveCount(1);
  await expect(count).toHaveText('1 of 65 works');
  await page.keyboard.press('Enter');
  await expect(find).not.toBeFocused();
  await page.reload();
  await expect(find).toHaveValue('TANBOUYE');
  await works.getByRole('link', { name: 'Tanbouyè' }).click();
  await page.waitForURL('**/art/**');
  await page.goBack();
  await expect(count).toHaveText('1 of 65 works');

  await find.fill('work 7');
  await show.selectOption('Hidden');
  await expect(count).toHaveText('1 of 65 works');
  expect(new URL(page.url()).search).toBe('?find=work+7&show=hidden');
  await works.getByRole('button', { name: 'Show' }).click();
  await expectToast(page, 'Artwork is now visible');
  await expect(page.getByRole('button', { name: 'Add New Artwork' })).toBeFocused();
  await expect(page.getByText('No works with “work 7” in “Hidden”')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Show all works' }).click();
  await expect(find).toBeFocused();
  await expect(works).toHaveCount(65);
  expect(new URL(page.url()).search).toBe('');
});

test('an order tells the state of its mails without a reload, and its address is copied as a label needs it @nightly', async ({
  page,
  shop,
}) => {
  const id = await placeTransferOrder(shop, ['jou-mache']);
  const old = { kind: 'shipped', round: 0, about: '', state: 'due', at: minutesAgo(2) };
  storeOrders(shop, 1, { mails: [old] });
  await shop.waitUntilIdle();
  await page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void (document.title = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await openAdmin(page, shop, '/admin/orders');
  const late = rowOf(page, 'AAA-001');
  await expect(late.getByText('E-mail not sent yet: the parcel is on its way')).toBeVisible();
  const row = rowOf(page, id);
  await expect(row).not.toContainText('E-mail');
  await row.getByLabel('Status').selectOption('processing');
  await expect(row.getByText('E-mail is being sent: thanks for the order')).toBeVisible();
  await expect(row).not.toContainText('E-mail');
  await expect(row.getByText('24 x 18 in (61 x 46 cm)')).toBeVisible();

  await late.getByRole('button', { name: 'Show all' }).click();
  await late.getByRole('button', { name: 'Copy address' }).click();
  await expect(late.getByText('Address copied')).toBeVisible();
  await expect(late).toContainText('+1 617 555 0100');
  const lines = ['Marie Joseph', '12 Main St', 'Boston, MA 02118', 'United States'];
  expect(await page.title()).toBe(lines.join(' '));
  await expectAccessible(page);
});

test('a mail that stays unsent for a minute is an alarm', async ({ page, shop }) => {
  const mail = { kind: 'shipped', round: 0, about: '', state: 'due', at: minutesAgo(0) };
  storeOrders(shop, 1, { mails: [mail] });
  await page.clock.install();
  await openAdmin(page, shop, '/admin/orders');
  const row = rowOf(page, 'AAA-001');
  await expect(row.getByText('E-mail is being sent: the parcel is on its way')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('orders?id=')) asked.push(request.url());
  });
  for (let second = 0; second < 66; second += 3) await page.clock.runFor(3000);
  await expect(row.getByText('E-mail not sent yet: the parcel is on its way')).toBeVisible();
  const count = asked.length;
  expect(count).toBeGreaterThan(2);
  for (let second = 0; second < 12; second += 3) await page.clock.runFor(3000);
  expect(asked).toHaveLength(count);
});

function barOf(page: Page) {
  const bar = page.getByRole('search');
  return {
    find: bar.getByRole('searchbox', { name: 'Find' }),
    show: bar.getByRole('combobox', { name: 'Show' }),
    count: bar.getByRole('status'),
  };
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

/** Stores orders, one an hour. The 65th is three years older, and every fifth is cancelled. */
function storeOrders(shop: RunningShop, count: number, change: object = {}): void {
  for (let number = 1; number <= count; number++) {
    const created = new Date(Date.now() - number * hour);
    if (number === 65) created.setUTCFullYear(created.getUTCFullYear() - 3);
    const id = `AAA-${String(number).padStart(3, '0')}`;
    writeRecord(shop, orderKey(id, created.getUTCFullYear()), {
      ...transferOrder(id, created),
      createdAt: created.toISOString(),
      status: number % 5 === 0 ? 'cancelled' : 'delivered',
      customerName: number === 65 ? 'Élodie Åkesson' : 'Marie Joseph',
      shippingAddress: {
        name: 'Marie Joseph',
        address: '12 Main St',
        city: 'Boston, MA',
        postalCode: '02118',
        country: 'US',
        phone: '+1 617 555 0100',
      },
      ...change,
    });
  }
}
