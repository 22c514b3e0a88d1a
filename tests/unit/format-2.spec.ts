import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { returnedCents, remainingCents, tellMoney } from '#shared/ledger';
import { centsOf } from '#shared/money';
import type { Order, Refund } from '#shared/order';
import { fromFormat2 } from '../../netlify/use-cases/backup/format-2.ts';
import { orderRecordSchema, type OrderRecord } from '../../netlify/use-cases/orders/records.ts';

type Order2 = Omit<Order, 'money' | 'refunds'> & { refunds: Omit<Refund, 'way'>[] };

/** As the version of format 2 wrote them, one a line. */
const file = join(import.meta.dirname, '../fixtures/format-2-orders.jsonl');
const orders = readFileSync(file, 'utf8').trim().split('\n').map(parse);

test('an order of a backup of format 2 tells the same money as a ledger', () => {
  const [card, released] = orders as [Order2, Order2];
  const due = {
    key: 'part',
    amount: '20.00',
    reason: 'A scratch',
    state: 'due',
    refusals: 2,
  } as const;
  const authorised = { ...released, status: 'pending' } as const;
  for (const order of [...orders, authorised, { ...card, refunds: [due] }]) {
    const restored = restore(order);
    expect(restored).not.toHaveProperty('paidAt');
    const { returnedOutside, failedRefunds, ...told } = tellMoney(restored);
    const { paidAt, paymentIntentId, moneySentAt, received } = order;
    const way = order.method === 'card' ? 'card' : 'zelle';
    const refunds = order.refunds.map((refund) => ({ ...refund, way }));
    const same = { paidAt, paymentIntentId, refunds, moneySentAt, ...(received && { received }) };
    expect(told, order.id).toEqual(same);
    expect(centsOf(returnedOutside)).toBe(centsOf(order.returnedOutside));
    expect(failedRefunds ?? []).toEqual(order.failedRefunds ?? []);
    expect(restored.status).toBe(order.status);
  }
});

test('what is left of an order of format 2 stays, and a card payment that was open is claimed', () => {
  const sums = orders.map(restore).map((order) => [returnedCents(order), remainingCents(order)]);
  expect(sums).toEqual([
    [0, 17_500],
    [0, 0],
    [0, 0],
    [0, 20_000],
    [5000, 0],
    [0, 0],
    [8750, 8750],
    [0, 52_500],
    [0, 0],
    [0, 0],
  ]);
  const [, released] = orders as [Order2, Order2];
  expect(restore({ ...released, status: 'pending' }).money).toMatchObject([
    { id: released.paymentIntentId, cents: 35_000, way: 'card', state: 'claimed' },
  ]);
});

test('the format of a backup becomes this one; what cannot be read and all else stays as it is', () => {
  expect(bodyOf(fromFormat2(recordOf('format', '{"format":2}')))).toBe('{"format":3}');
  for (const record of [recordOf('orders/2026/KAP-TAN', '{"en'), recordOf('artworks/a', '{}')])
    expect(fromFormat2(record)).toEqual(record);
});

function restore(order: Order2): OrderRecord {
  const record = fromFormat2(recordOf(`orders/2026/${order.id}`, JSON.stringify(order)));
  return orderRecordSchema.parse(JSON.parse(bodyOf(record)));
}

function parse(line: string): Order2 {
  return JSON.parse(line) as Order2;
}

function recordOf(key: string, text: string) {
  return { store: 'shop', key, metadata: {}, body: Buffer.from(text).toString('base64') };
}

function bodyOf({ body }: { body: string }): string {
  return Buffer.from(body, 'base64').toString();
}
