import { expect, test } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { readJson, removeKey, writeJson } from '../../netlify/ports/blobs/records.ts';
import {
  addressSchema,
  type AddressEntry,
} from '../../netlify/use-cases/checkout/address-record.ts';
import { addressLimitsOf } from '../../netlify/use-cases/checkout/address-limits.ts';
import { createSale, giveUpSale } from '../../netlify/use-cases/pieces/sales.ts';
import {
  createOrder,
  findOrder,
  type OrderRecord,
} from '../../netlify/use-cases/orders/records.ts';
import { countWorksForSale } from '../../netlify/use-cases/pieces/works-for-sale.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';

const [sample] = sampleArtworks;

giveOwnStore();
test.beforeEach(async () => {
  for (const prefix of ['artworks/', 'addresses/', 'orders/', 'sold/']) {
    await Promise.all((await listKeys(prefix)).map(removeKey));
  }
});

test('all addresses of one IPv6 network share a record', async () => {
  await putUpForSale(4);
  const enter = (address: string, id: string) =>
    addressLimitsOf(address).enter({ order: cardOrder(id), replaced: [] });
  expect(await enter('2001:db8:1:2::1', 'AAA-AAA')).toBe(true);
  expect(await enter('2001:db8:1:2:ffff::9', 'AAA-AAC')).toBe(true);
  expect(await enter('2001:db8:1:2:3:4:5:6', 'AAA-AAD')).toBe(false);
  expect(await listKeys('addresses/')).toHaveLength(1);
  expect(await enter('2001:db8:1:3::1', 'AAA-AAD'), 'the next network').toBe(true);
});

test('an order counts until it ends, also if an order that would replace it fails', async () => {
  await putUpForSale(4);
  const address = '203.0.113.8';
  const first = cardOrder('AAA-AAA');
  await createOrder(first);
  await addressLimitsOf(address).enter({ order: first, replaced: [] });
  const second = cardOrder('AAA-AAC');
  expect(await addressLimitsOf(address).enter({ order: second, replaced: [first.id] })).toBe(true);
  await addressLimitsOf(address).leave(second.id);
  const enter = (id: string) =>
    addressLimitsOf(address).enter({ order: cardOrder(id), replaced: [] });
  expect(await enter('AAA-AAD')).toBe(true);
  expect(await enter('AAA-AAE')).toBe(false);
});

test('a record tells neither the address nor anything of the buyer but his hash', async () => {
  await addressLimitsOf('203.0.113.7').enter({ order: cardOrder('AAA-AAA'), replaced: [] });
  const [key = ''] = await listKeys('addresses/');
  expect(key).toMatch(/^addresses\/[\da-f]{32}$/);
  expect(JSON.stringify(await readJson(key, addressSchema))).not.toContain('203.0.113');
});

test('the same order counts once, however often its request tries', async () => {
  await putUpForSale(4);
  const limits = addressLimitsOf('203.0.113.7');
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(await limits.enter({ order: cardOrder('AAA-AAA'), replaced: [] })).toBe(true);
  }
  expect((await entriesOf()).map(({ orderId }) => orderId)).toEqual(['AAA-AAA']);
});

test('an order that failed gives its room back at once', async () => {
  await putUpForSale(4);
  const limits = addressLimitsOf('203.0.113.7');
  await limits.enter({ order: { ...cardOrder('AAA-AAA'), pieces: ['one', 'two'] }, replaced: [] });
  await limits.leave('AAA-AAA');
  const next = { order: { ...cardOrder('AAA-AAC'), pieces: ['one', 'two'] }, replaced: [] };
  expect(await addressLimitsOf('203.0.113.7').enter(next)).toBe(true);
});

test('a lapsed transfer order leaves its room, a confirmed one keeps it', async () => {
  await putUpForSale(4);
  const order = { ...cardOrder('AAA-AAA'), method: 'zelle' as const, pieces: ['one', 'two'] };
  await addressLimitsOf('203.0.113.7').enter({ order, replaced: [] });
  await createOrder({ ...transferOrder('AAA-AAA', inMinutes(60)), pieces: order.pieces });
  const next = { order: cardOrder('AAA-AAC'), replaced: [] };
  expect(await addressLimitsOf('203.0.113.7').hasRoom(next)).toBe(false);
  await writeJson('orders/AAA-AAA', {
    ...transferOrder('AAA-AAA', inMinutes(-1)),
    pieces: order.pieces,
  });
  expect(await addressLimitsOf('203.0.113.7').hasRoom(next)).toBe(true);
});

test('works for sale are those that somebody could buy', async () => {
  await putUpForSale(5);
  await writeJson('artworks/hidden', { ...sample!, id: 'hidden', isHidden: true });
  await writeJson('artworks/print', { ...sample!, id: 'print', stockQuantity: 2 });
  expect(await countWorksForSale()).toBe(6);
  await createSale('work-1', { id: 'AAA-AAA', round: 0 });
  await createSale('print', { id: 'AAA-AAC', round: 0 });
  expect(await countWorksForSale()).toBe(5);
  await giveUpSale('work-1', { id: 'AAA-AAA', round: 0 });
  expect(await countWorksForSale()).toBe(6);
});

test('an order of before, which says nothing of its hold, had one', async () => {
  const { isHeld: _isHeld, ...old } = transferOrder('AAA-AAA', inMinutes(60));
  await writeJson('orders/AAA-AAA', old);
  expect((await findOrder('AAA-AAA'))?.isHeld).toBe(true);
});

function cardOrder(id: string): OrderRecord {
  return { ...transferOrder(id, inMinutes(15)), method: 'card', pieces: [`piece-of-${id}`] };
}

function inMinutes(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000);
}

async function putUpForSale(count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await writeJson(`artworks/work-${number}`, { ...sample!, id: `work-${number}` });
  }
}

async function entriesOf(): Promise<AddressEntry[]> {
  const [key = ''] = await listKeys('addresses/');
  return (await readJson(key, addressSchema))?.entries ?? [];
}
