import { expect } from '@playwright/test';
import type { ActivityPage } from '#shared/admin/activity';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBrowser, newBuyer } from '../fixtures/buyers/buyers.ts';
import { activityPrefix, writeRecord } from '../fixtures/records.ts';
import { test, type Admin } from '../fixtures/shop.ts';
import { confirmPassword } from '../fixtures/signed-in.ts';

test("the log lists the administrator's actions, newest first, without passwords or buyers", async ({
  shop,
  admin,
}) => {
  const stranger = newBrowser(shop);
  await stranger('POST', '/api/admin/login', { username: 'admin', password: 'a wrong guess' });
  const made = await admin.send<{ id: string }>('POST', '/api/admin/artworks', artworkBody());
  const path = `/api/admin/artworks/${made.body.id}`;
  await admin.send('PATCH', path, artworkBody({ price: '500' }));
  await admin.send('PATCH', `${path}/visibility`, { isHidden: true });
  const order = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body.orderId;
  await admin.setStatus(order, 'processing');
  await admin.send('PATCH', `/api/admin/orders/${order}/tracking`, { trackingNumber: 'LX 1' });
  await admin.send('PATCH', '/api/admin/instagram/settings', {
    syncFrequency: '30',
    highlightCollection: 'ForSale',
  });

  const { title } = artworkBody();
  const { entries } = await readLog(admin);
  expect(entries.map(({ what }) => what)).toEqual([
    'Instagram sync: every 60 minutes, #ArtForSale, clear posts go on sale → every 30 minutes, #ForSale, clear posts go on sale',
    `Order ${order}: tracking number LX 1`,
    `Order ${order}: pending → processing`,
    `${title} hidden`,
    expect.stringMatching(`Price of ${title}: .* → \\$500.00`),
    `${title} added`,
    'Failed login',
    'Logged in',
  ]);
  expect(entries.at(-2)?.who).toBe('Somebody at 127.0.0.1');
  expect(JSON.stringify(entries)).not.toMatch(/wrong guess|Marie|example\.com/);
});

test('the log has pages, and only the administrator reads it', async ({ shop, admin }) => {
  for (let number = 1; number <= 52; number++) {
    await admin.send('PATCH', '/api/admin/artworks/jou-mache/visibility', { isHidden: true });
  }
  const first = await readLog(admin);
  expect(first.entries).toHaveLength(50);
  const rest = await readLog(admin, first.older);
  expect(rest.entries.map(({ what }) => what).at(-1)).toBe('Logged in');
  expect(rest).toMatchObject({ entries: { length: 3 }, older: null });
  const ids = [...first.entries, ...rest.entries].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort().reverse());

  expect((await newBrowser(shop)('GET', '/api/admin/activity')).status).toBe(401);
  expect((await admin.send('GET', '/api/admin/activity?before=../orders/')).status).toBe(400);
});

test('entries stand in the order of their times, also those that are joined under an earlier key', async ({
  shop,
  admin,
}) => {
  const month = '2026-10';
  const hour = Date.parse(`${month}-20T13:00:00Z`);
  const write = (minute: number, name: string) => {
    const time =
      name.length === 8 ? minute : minute - (minute % (name === 'failed-logins' ? 60 : 10));
    const id = `${month}/${hour + time * 60_000}-${name}`;
    const at = new Date(hour + minute * 60_000).toISOString();
    writeRecord(shop, `${activityPrefix}${id}`, { id, at, who: 'admin', what: String(minute) });
  };
  for (let minute = 0; minute < 59; minute++)
    if (minute !== 55) write(minute, `0000000${minute % 10}`);
  write(55, 'failed-logins');
  write(59, 'page-about');

  const first = await readLog(admin, `${month}/${hour + 3_600_000}-x`);
  const rest = await readLog(admin, first.older);
  const all = [...first.entries, ...rest.entries].map(({ what }) => Number(what));
  expect(first.entries).toHaveLength(50);
  expect(all).toEqual(Array.from({ length: 60 }, (_, index) => 59 - index));
  expect(rest.older).toBe(null);
});

test('the export of orders opens in a spreadsheet', async ({ shop, admin, request }) => {
  const order = (await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye'])).body.orderId;
  const page = await fetch(`${shop.url}/api/admin/orders/export`);
  expect(page.status).toBe(401);
  await request.post(`${shop.url}/api/admin/login`, {
    data: { username: 'admin', password: shop.adminPassword },
  });
  await confirmPassword(request, shop);
  const answer = await request.get(`${shop.url}/api/admin/orders/export`);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="orders-[\d-]+\.csv"$/),
  });
  const text = await answer.text();
  expect(text.startsWith('\uFEFF"Order","Created","Status",')).toBe(true);
  expect(text).toContain(`\r\n"${order}",`);
  expect(text).toContain(
    ',"Jou Mache; Tanbouyè","325.00","0.00","0.00","","Marie Joseph","marie@example.com",',
  );
  expect((await readLog(admin)).entries[0]?.what).toBe('Orders exported');
});

test('a spreadsheet keeps the digits of an exported order (rule 82)', async ({ shop, admin }) => {
  const { orderPage, orderId } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  const shippingAddress = {
    name: 'Marie Joseph',
    address: '12 Rue Capois',
    city: 'Boston',
    state: 'MA',
    country: 'US',
    postalCode: '02118',
    phone: '+509 3412 3456',
  };
  const saved = await fetch(`${shop.url}/api/orders/mine`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${orderPage.split('#')[1]}`,
    },
    body: JSON.stringify({ shippingAddress, customerNotes: '=1+1' }),
  });
  expect(saved.status).toBe(200);
  const trackingNumber = '9400111899223817428490';
  await admin.send('PATCH', `/api/admin/orders/${orderId}/tracking`, { trackingNumber });
  const row = (await admin.exportCsv()).find((line) => line.startsWith(`"${orderId}"`));
  expect(row).toMatch(
    /,"Boston","MA","=""02118""","US","=""\+509 3412 3456""","=""9400111899223817428490""","'=1\+1"$/,
  );
});

test('for a spreadsheet in French both tables have ‘;’ between cells and ‘,’ before cents (rule 82)', async ({
  shop,
  admin,
}) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  await admin.arrived(orderId, '150.00');
  const [names = '', order] = await admin.exportCsv('?decimal=comma');
  expect(names.split(';')).toHaveLength(22);
  expect(names).toContain('"City";"State";"Postal code"');
  expect(order).toContain(';"Jou Mache";"150,00";"0,00";"0,00";');
  const [, money] = await admin.exportCsv('/money?decimal=comma');
  expect(money).toContain(`"${orderId}";"Jou Mache";"150,00";"";"";"Zelle"`);
  for (const path of ['export', 'export/money'])
    expect((await admin.send('GET', `/api/admin/orders/${path}?decimal=dash`)).status).toBe(400);
});

async function readLog(admin: Admin, before: string | null = null): Promise<ActivityPage> {
  const query = before ? `?${new URLSearchParams({ before })}` : '';
  return (await admin.send<ActivityPage>('GET', `/api/admin/activity${query}`)).body;
}
