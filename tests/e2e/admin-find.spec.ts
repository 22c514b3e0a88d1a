import { expect } from '@playwright/test';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { changeRecord, orderKey, writeRecord } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { openAdmin, rowOf } from './admin-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const hour = 3_600_000;

test('the list has fifty orders, the one that a link names before them, then older ones; a mail that leaves is told no more, one that stays for a minute is an alarm; an address is copied as a label needs it', async ({
  page,
  shop,
}) => {
  const ids = storeOrders(shop, 51);
  const [late, sent] = [ids[0]!, ids[1]!];
  for (const id of [late, sent]) setMail(shop, id, 'due');
  await page.addInitScript(() => {
    const clipboard = { writeText: async (text: string) => void (document.title = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/admin/orders') asked.push(decodeURIComponent(search));
  });
  await page.clock.install();
  const linked = ids.at(-1)!;
  await openAdmin(page, shop, `/admin/orders#${linked}`);
  const numbers = page.locator('article h2');
  await expect(numbers).toHaveText([linked, ...ids.slice(0, 50)]);
  await expect(rowOf(page, linked)).toBeInViewport();
  const older = page.getByRole('button', { name: 'Show older' });
  await older.click();
  await expect(numbers).toHaveText(ids);
  await expect(older).toBeHidden();
  expect(asked.filter((query) => !query.includes(late) && !query.includes(sent))).toEqual([
    '?limit=50',
    `?id=${linked}`,
    expect.stringMatching(new RegExp(`^\\?limit=50&before=.*Z~${ids[49]}$`)),
  ]);

  asked.length = 0;
  const row = rowOf(page, late);
  for (const one of [row, rowOf(page, sent)])
    await expect(one.getByText('E-mail is being sent: the parcel is on its way')).toBeVisible();
  setMail(shop, sent, 'sent');
  for (let second = 0; second < 66; second += 3) await page.clock.runFor(3000);
  await expect(row.getByText('E-mail not sent yet: the parcel is on its way')).toBeVisible();
  await expect(rowOf(page, sent)).not.toContainText('E-mail');
  const count = asked.length;
  expect(count).toBeGreaterThan(2);
  for (let second = 0; second < 12; second += 3) await page.clock.runFor(3000);
  expect(asked).toHaveLength(count);

  await row.getByRole('button', { name: 'Show all' }).click();
  await row.getByRole('button', { name: 'Copy address' }).click();
  await expect(row.getByText('Address copied')).toBeVisible();
  await expect(row).toContainText('+1 617 555 0100');
  const lines = ['Marie Joseph', '12 Main St', 'Boston, MA 02118', 'United States'];
  expect(await page.title()).toBe(lines.join(' '));
});

/** Stores delivered orders, one an hour. Returns their numbers, the newest first. */
function storeOrders(shop: RunningShop, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const created = new Date(Date.now() - (index + 1) * hour);
    const id = `AAA-${String(index + 1).padStart(3, '0')}`;
    writeRecord(shop, orderKey(id, created.getUTCFullYear()), {
      ...transferOrder(id, created),
      createdAt: created.toISOString(),
      status: 'delivered',
      shippingAddress: {
        name: 'Marie Joseph',
        address: '12 Main St',
        city: 'Boston, MA',
        postalCode: '02118',
        country: 'US',
        phone: '+1 617 555 0100',
      },
    });
    return id;
  });
}

function setMail(shop: RunningShop, id: string, state: 'due' | 'sent'): void {
  const mail = { kind: 'shipped', round: 0, about: '', state, at: new Date().toISOString() };
  changeRecord(shop, orderKey(id), (order) => ({ ...order, mails: [mail] }));
}
