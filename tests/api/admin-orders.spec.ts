import { expect } from '@playwright/test';
import type { Order } from '#shared/order';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { writeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { clientAt, sendLogin } from './admin-client.ts';

const change = { status: 'shipped', trackingNumber: 'LX 1' };
const endpoints = [
  { method: 'GET', path: '/api/admin/check-auth', others: ['POST', 'PATCH', 'DELETE'] },
  { method: 'POST', path: '/api/admin/logout', others: ['GET', 'PATCH'] },
  { method: 'GET', path: '/api/admin/orders', others: ['POST', 'DELETE'] },
  { method: 'GET', path: '/api/admin/diary', others: ['POST', 'PATCH'] },
  { method: 'DELETE', path: '/api/admin/diary/17900001', others: ['GET', 'PATCH'] },
  {
    method: 'PATCH',
    path: '/api/admin/orders/K7M-4QX/status',
    body: change,
    others: ['GET', 'POST', 'PUT'],
  },
  {
    method: 'PATCH',
    path: '/api/admin/orders/K7M-4QX/tracking',
    body: change,
    others: ['GET', 'POST', 'PUT'],
  },
];

test('without a session nothing is returned and nothing is changed', async ({ shop }) => {
  const call = clientAt(shop);
  for (const { method, path, body } of endpoints) {
    const reply = await call({ method, path, body });
    expect(reply, `${method} ${path}`).toMatchObject({ status: 401, error: 'Please sign in' });
  }
});

test('a wrong method gets 405 with the right ones', async ({ shop }) => {
  const call = clientAt(shop);
  for (const { method, path, others } of endpoints) {
    for (const other of others) {
      const reply = await call({ method: other, path });
      expect(reply.status, `${other} ${path}`).toBe(405);
      expect(reply.headers['allow']).toBe(method);
    }
  }
  expect((await call({ path: '/api/admin/login' })).headers['allow']).toBe('POST');
});

test('a call from a foreign page is refused, even with the session', async ({ shop }) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  for (const { method, path, body } of endpoints) {
    const headers = { cookie, origin: 'https://evil.example' };
    const reply = await call({ method, path, headers, body });
    expect(reply.status, path).toBe(403);
    expect(reply.error).not.toBe('');
  }
  const headers = { origin: 'null' };
  expect((await call({ method: 'POST', path: '/api/admin/login', headers })).status).toBe(403);
});

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
  expect((await send('K7M-4QX', 'status', '{')).status).toBe(400);
  expect((await send('K7M-4QX', 'tracking', { trackingNumber: 7 })).status).toBe(400);
  expect((await send('K7M-4QX', 'tracking', { trackingNumber: 'x'.repeat(101) })).status).toBe(400);
  expect((await send('K7M-4QX', 'status', 'x'.repeat(100_001))).status).toBe(413);
  for (const id of ['K7M-4QX', '..%2Fartworks', 'a%20b', '%00', 'x'.repeat(700)]) {
    expect(await send(id, 'status', { status: 'shipped' }), id).toMatchObject({
      status: 404,
      error: 'Order not found',
    });
    expect((await send(id, 'tracking', { trackingNumber: 'LX 1' })).status, id).toBe(404);
  }
});

test('a transfer order is listed, settled and followed by its tracking number', async ({
  shop,
  admin,
}) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  expect((await admin.setStatus(body.orderId, 'processing')).status).toBe(200);
  const path = `/api/admin/orders/${body.orderId}/tracking`;
  const tracked = await admin.send<Order>('PATCH', path, {
    trackingNumber: '  LX 204 771 935 US ',
  });
  expect(tracked.body.trackingNumber).toBe('LX 204 771 935 US');
  expect(await admin.listOrders()).toMatchObject([
    { id: body.orderId, status: 'processing', trackingNumber: 'LX 204 771 935 US' },
  ]);
  expect((await admin.findOrder(body.orderId))?.paidAt).not.toBeNull();
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
});

test('the list over several years is asked for in parts, newest first, and a bad part gets 400 with the reason', async ({
  shop,
  admin,
}) => {
  const first = (await newBuyer(shop).orderByTransfer(['jou-mache'], 'one@example.com')).body;
  const second = (await newBuyer(shop).orderByTransfer(['tanbouye'], 'two@example.com')).body;
  await newBuyer(shop).openCard(['choublak']);
  const year = new Date().getUTCFullYear() - 1;
  const old = [
    `${year}-12-31T23:59:59.999Z`,
    `${year}-03-01T10:00:00.000Z`,
    `${year - 2}-05-05T05:05:05.005Z`,
  ];
  const oldIds = ['AAA-AAA', 'CCC-CCC', 'DDD-DDD'];
  for (const [index, createdAt] of old.entries()) {
    const order = { ...transferOrder(oldIds[index]!, new Date(createdAt)), createdAt };
    writeRecord(shop, `orders/${createdAt.slice(0, 4)}/${order.id}`, order);
  }
  for (const reconciles of [false, true]) {
    if (reconciles) await shop.runScheduled('reconcile');
    const all = [second.orderId, first.orderId, ...oldIds];
    expect(await listIds('')).toEqual(all);
    expect(await listIds('?limit=1')).toEqual(all.slice(0, 1));
    expect(await listIds('?limit=3')).toEqual(all.slice(0, 3));
    const { createdAt, id } = (await admin.findOrder(second.orderId))!;
    expect(await listIds(`?before=${createdAt}~${id}`)).toEqual(all.slice(1));
    expect(await listIds(`?before=${createdAt}~${id}&limit=2`)).toEqual(all.slice(1, 3));
    expect(await listIds(`?before=${old[0]}`)).toEqual(oldIds.slice(1));
    expect(await listIds(`?before=${year - 1}-01-01T00:00:00.000Z`)).toEqual(oldIds.slice(2));
    for (const one of all) expect(await listIds(`?id=${one}`)).toEqual([one]);
    expect(await listIds('?id=no-such')).toEqual([]);
  }
  for (const [query, reason] of [
    ['limit=0', /limit: a number from 1 to 500/],
    ['limit=501', /limit: a number from 1 to 500/],
    ['limit=ten', /limit: a number from 1 to 500/],
    ['before=yesterday', /before: a moment like/],
  ] as const) {
    const { status, body } = await admin.send<Order[]>('GET', `/api/admin/orders?${query}`);
    expect(status, query).toBe(400);
    expect(body.error).toMatch(reason);
  }

  async function listIds(query: string): Promise<string[]> {
    return (await admin.send<Order[]>('GET', `/api/admin/orders${query}`)).body.map(({ id }) => id);
  }
});

test('the list contains no secret of an order', async ({ shop, admin }) => {
  await newBuyer(shop).orderByTransfer(['jou-mache']);
  const [order] = await admin.listOrders();
  for (const secret of ['buyer', 'accessKey', 'confirmKey']) {
    expect(Object.keys(order!)).not.toContain(secret);
  }
});
