import { expect } from '@playwright/test';
import type { Order } from '#shared/order';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { orderKey, writeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { clientAt, sendLogin } from './admin-client.ts';

test('bad logins get 400 with the reason', async ({ shop }) => {
  const call = clientAt(shop);
  const send = (body: unknown) => call({ method: 'POST', path: '/api/admin/login', body });
  expect(await send('{"username":')).toMatchObject({
    status: 400,
    error: 'The request body must be valid JSON',
  });
  for (const body of [{}, { username: 'admin' }, { username: 'admin', password: '' }, [], 'null']) {
    const reply = await send(body);
    expect(reply.status, JSON.stringify(body)).toBe(400);
    expect(reply.error).not.toBe('');
  }
  expect((await send({ username: 'admin', password: { $ne: '' } })).status).toBe(400);
  expect((await send({ username: 'admin', password: 'x'.repeat(100_000) })).status).toBe(413);
});

test('bad changes of an order get 400 with the reason', async ({ shop }) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  const send = (id: string, field: string, body: unknown) =>
    call({ method: 'PATCH', path: `/api/admin/orders/${id}/${field}`, body, headers: { cookie } });
  expect((await send('K7M-4QX', 'status', { status: 'lost' })).status).toBe(400);
  expect((await send('K7M-4QX', 'status', {})).status).toBe(400);
  expect((await send('K7M-4QX', 'tracking', { trackingNumber: 7 })).status).toBe(400);
  expect((await send('K7M-4QX', 'tracking', { trackingNumber: 'x'.repeat(101) })).status).toBe(400);
  expect(await send('K7M-4QX', 'status', { status: 'shipped' })).toMatchObject({
    status: 404,
    error: 'Order not found',
  });
});

test('a bad part of the list gets 400 with the reason', async ({ admin }) => {
  for (const [query, reason] of [
    ['limit=0', /limit: a number from 1 to 500/],
    ['limit=501', /limit: a number from 1 to 500/],
    ['limit=ten', /limit: a number from 1 to 500/],
    ['before=yesterday', /before: a moment like/],
    [`find=${'x'.repeat(101)}`, /find: at most 100 characters/],
    ['show=lost', /show: one of open, to-send, transfers, offers, cancelled/],
  ] as const) {
    const { status, body } = await admin.send<Order[]>('GET', `/api/admin/orders?${query}`);
    expect(status, query).toBe(400);
    expect(body.error).toMatch(reason);
  }
});

test('orders of all years are found by number, name, e-mail, title and part of the list', async ({
  shop,
  admin,
}) => {
  const now = new Date().getUTCFullYear();
  for (let number = 1; number <= 24; number++) {
    const year = now - (number % 6);
    const created = new Date(Date.UTC(year, 0, 1, 0, 0, number));
    const id = `AAA-${String(number).padStart(3, '0')}`;
    writeRecord(shop, orderKey(id, year), {
      ...transferOrder(id, created),
      createdAt: created.toISOString(),
      customerName: number === 23 ? 'Élodie Åkesson' : 'Marie Joseph',
      status: number % 12 === 5 ? 'cancelled' : 'delivered',
    });
  }
  const ids = async (query: string) =>
    (await admin.send<Order[]>('GET', `/api/admin/orders?${query}`)).body.map(({ id }) => id);
  // 5 and 23 are five years old, 17 too.
  expect(await ids('find=elodie')).toEqual(['AAA-023']);
  expect(await ids('find=aaa017')).toEqual(['AAA-017']);
  expect(await ids('find=MARIE@example&show=cancelled')).toEqual(['AAA-017', 'AAA-005']);
  expect(await ids('find=jou+mache')).toHaveLength(24);
  expect(await ids('find=nobody')).toEqual([]);
  expect(await ids('show=to-send')).toEqual([]);
  expect(await ids('find=&show=cancelled&limit=1')).toEqual(['AAA-017']);
  const before = `${new Date(Date.UTC(now - 5, 0, 1, 0, 0, 17)).toISOString()}~AAA-017`;
  expect(await ids(`show=cancelled&limit=1&before=${before}`)).toEqual(['AAA-005']);
});
