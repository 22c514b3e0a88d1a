import { gunzipSync } from 'node:zlib';
import { expect, type APIRequestContext } from '@playwright/test';
import { backedUp, readShop } from '../fixtures/backups.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { removeMedium, writeMedium } from '../fixtures/media.ts';
import { listRecords, listsPrefix, removeRecords } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { confirmPassword, signIn } from '../fixtures/signed-in.ts';

const path = '/api/admin/backup';
/** The largest answer of a function at Netlify that is not text. */
const largestAnswer = 4_500_000;

test('a backup comes in parts that Netlify passes on, and goes on after a service was down', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  await confirmPassword(request, shop);
  // Two parts end within a film, the third one with the last record.
  const films = [writeMedium(shop, 3_900_000), writeMedium(shop, 3_900_000)];
  const parts: Buffer[] = [];
  let query: string | undefined = '';
  while (query !== undefined) {
    await shop.setFault({ service: 'blobs', mode: 'down' });
    const refused = await readPart(request, shop, query);
    expect(refused.status()).toBe(503);
    expect(refused.headers()['backup-next']).toBeUndefined();
    await shop.clearFaults();
    const part = await readPart(request, shop, query);
    expect(part.status()).toBe(200);
    parts.push(await part.body());
    query = part.headers()['backup-next'];
  }
  expect(parts.length, 'the films are longer than one answer').toBeGreaterThan(2);
  for (const { length } of parts) expect(length).toBeLessThan(largestAnswer);

  const lines = gunzipSync(Buffer.concat(parts)).toString().trim().split('\n');
  const [head, ...records] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(head).toMatchObject({ format: 'atelye-backup-3' });
  expect(records.pop()).toEqual({ records: records.length });
  const keys = records.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(films));
  expect(keys.filter((key) => String(key).startsWith(listsPrefix))).toEqual([]);
  expect(keys).toEqual(backedUp(readShop(shop.dataDir)).map(({ key }) => key));
});

test('a backup stops when the medium in which it continues is gone', async ({ shop, request }) => {
  await signIn(request, shop);
  await confirmPassword(request, shop);
  const film = writeMedium(shop, 4_000_000);
  let query = '';
  while (!query.includes('offset=')) {
    query = (await readPart(request, shop, query)).headers()['backup-next']!;
  }
  expect((await readPart(request, shop, query)).status()).toBe(200);
  removeMedium(shop, film);
  const answer = await readPart(request, shop, query);
  expect(answer.status()).toBe(409);
  expect(await answer.json()).toMatchObject({ error: expect.stringContaining('start again') });
});

test('a restored shop lists its orders and what they hold, before and after its first reconciliation', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const transfer = (await buyer.orderByTransfer(['jou-mache'])).body;
  const card = (await newBuyer(shop).openCard(['tanbouye'])).body;
  await payByCard(shop, card.clientSecret);
  await newBuyer(shop).outcomeOf(card.clientSecret);
  await shop.waitUntilIdle();
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  const orders = await admin.listOrders();
  expect(orders.map(({ id }) => id).sort()).toEqual([card.orderNumber, transfer.orderId].sort());

  // What a restored store has: all records and no list (platform/backup).
  removeRecords(shop);
  expect(listRecords(shop, listsPrefix)).toEqual([]);
  await shop.restart();
  const held = { 'jou-mache': 'reserved', tanbouye: 'sold' };
  for (const moment of ['before', 'after']) {
    expect(await admin.listOrders(), moment).toEqual(orders);
    expect(await newBuyer(shop).availability(), moment).toEqual(held);
    await shop.runScheduled('reconcile');
  }
});

test('a malformed place or note is refused; a shop without a note has no last backup', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  await confirmPassword(request, shop);
  const unsealed = 'store=shop&key=&records=0';
  for (const query of [
    unsealed,
    `${unsealed}&seal=x`,
    'store=letters&key=&records=0',
    'store=shop',
    'offset=3',
    'records=x',
  ]) {
    expect((await readPart(request, shop, query)).status(), query).toBe(400);
  }
  for (const data of [{}, { records: -1, bytes: 1 }, { records: 1, bytes: 0 }]) {
    expect((await request.post(shop.url + path, { data })).status()).toBe(400);
  }
  expect(await (await request.get(shop.url + path)).json()).toEqual({ last: null });
});

function readPart(request: APIRequestContext, { url }: RunningShop, query: string) {
  return request.get(`${url}${path}/parts?${query}`);
}
