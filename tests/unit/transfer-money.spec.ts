import { test } from 'node:test';
import { expect } from '@playwright/test';
import { entriesOf } from '#shared/ledger';
import { asCents } from '#shared/cents';
import {
  moneyInput,
  orderStatuses,
  refundInput,
  type MoneyInput,
  type OrderStatus,
} from '#shared/order';
import { findVoidObstacle } from '#shared/order-state';
import { refundsOf } from '#shared/ledger';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { changeOrder } from '../../netlify/use-cases/orders/changes/change-order.ts';
import { abandonClaim } from '../../netlify/use-cases/orders/changes/take-then.ts';
import { recordOrderPayment } from '../../netlify/use-cases/orders/edits/money-edits.ts';
import { withClaim, type Claim } from '../../netlify/use-cases/orders/record/money.ts';
import { createOrFindOrder, requireOrder } from '../../netlify/use-cases/orders/record/records.ts';
import { makeRefund } from '../../netlify/use-cases/orders/refunds/new-refund.ts';
import { moveOrder } from '../../netlify/use-cases/orders/status/order-status.ts';
import { receiveMoney } from '../../netlify/use-cases/orders/transfer/transfer-money.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { aPayment } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { artworkKey } from '../fixtures/records.ts';

giveOwnStore();

test('the status ‘processing’ says that what is to come has arrived, also if a part has come since the desk read the order (rule 23)', async () => {
  await writeJson(artworkKey('jou-mache'), sampleArtworks[0]!);
  const read = await createOrFindOrder(transferOrder('PAT-LA2', new Date(Date.now() + 60_000)));
  await receiveMoney(read, { id: 'dialog-0001', cents: asCents(10_000), way: 'hand' });
  const moved = await moveOrder(read, 'processing');
  expect(moved.status).toBe('processing');
  expect(entriesOf(moved).map(({ cents, state }) => [cents, state])).toEqual([
    [10_000, 'done'],
    [5000, 'done'],
  ]);
});

test('money is claimed before its artworks are taken, and counts only for the claim that its call made: one that was struck meanwhile does not count beside the next one (rules 23, 94)', async (t) => {
  await writeJson(artworkKey('jou-mache'), { ...sampleArtworks[0]!, stockQuantity: 2 });
  const order = await createOrFindOrder(transferOrder('PAT-LA3', new Date(Date.now() + 60_000)));
  const { fetch } = globalThis;
  t.after(() => (globalThis.fetch = fetch));
  const moneyNow = async () =>
    entriesOf(await requireOrder('PAT-LA3')).map(({ id, state }) => [id, state]);
  const beforeTake = async () => {
    expect(await moneyNow()).toEqual([['dialog-0002', 'claimed']]);
    await changeOrder(order, abandonClaim(order));
    await changeOrder(order, (stored) => withClaim(stored, moneyOf('dialog-0003', 2000)));
  };
  globalThis.fetch = async (input, init) => {
    const { url, method } = new Request(input, init);
    if (method === 'PUT' && decodeURIComponent(url).includes('taken/jou-mache')) {
      globalThis.fetch = fetch;
      await beforeTake();
    }
    return fetch(input, init);
  };
  await expect(receiveMoney(order, moneyOf('dialog-0002', 1000))).rejects.toThrow(
    'This order was changed meanwhile.',
  );
  expect(await moneyNow()).toEqual([
    ['dialog-0002', 'struck'],
    ['dialog-0003', 'claimed'],
  ]);
});

const typed = { cents: 1000, way: 'zelle', note: '' };
/** What another form says in each field. */
const others: Record<Exclude<keyof MoneyInput, 'id'>, unknown> = {
  cents: 1001,
  way: 'hand',
  note: 'Cash',
};

test('a known key of money by hand with one other field is a 409, whichever it is, and stores nothing (rule 42)', async () => {
  await writeJson(artworkKey('jou-mache'), { ...sampleArtworks[0]!, stockQuantity: 3 });
  const { id } = await createOrFindOrder(transferOrder('PAT-LA4', new Date(Date.now() + 60_000)));
  const arrive = (fields: object) => {
    const input = moneyInput.parse({ id: 'dialog-0004', ...typed, ...fields });
    return recordOrderPayment({ id, editor: 'admin' }, input);
  };
  await arrive({});
  const { money } = await arrive({});
  for (const [name, value] of Object.entries(others))
    await expect(arrive({ [name]: value }), name).rejects.toMatchObject({ status: 409 });
  expect((await requireOrder(id)).money).toEqual(money);
  expect(money).toHaveLength(1);
});

test('a refund of two payments is one for its dialog: the same one again gives nothing back twice, another amount is a 409 (rules 26, 42)', async () => {
  const money = [
    aPayment({ id: 'first', cents: 10_000 }),
    aPayment({ id: 'second', cents: 5000, way: 'hand' }),
  ];
  const order = await createOrFindOrder({
    ...transferOrder('PAT-LA5', new Date()),
    status: 'processing',
    money,
  });
  const giveBack = (cents: number) => {
    const said = { id: 'dialog-0005', leftCents: 15_000, reason: 'A scratch' };
    return makeRefund(order, refundInput.parse({ ...said, cents }), 'admin');
  };
  const back = await giveBack(7000);
  expect(refundsOf(back).map(({ cents, of }) => [cents, of])).toEqual([
    [-5000, 'second'],
    [-2000, 'first'],
  ]);
  expect((await giveBack(7000)).money).toEqual(back.money);
  for (const cents of [5000, 6999])
    await expect(giveBack(cents)).rejects.toMatchObject({ status: 409 });
});

/** Why a payment by hand cannot be struck. */
const obstacles: Record<OrderStatus, string | null> = {
  pending: null,
  processing: null,
  shipped: 'sent',
  delivered: 'sent',
  cancelled: null,
};

for (const status of orderStatuses)
  test(`money by hand of an order that is ${status} ${obstacles[status] ? 'stays' : 'may be struck'} (rule 95)`, () => {
    const payment = aPayment({});
    const order = { ...transferOrder('PAT-LA6', new Date()), status, money: [payment] };
    expect(findVoidObstacle(order, payment)).toBe(obstacles[status]);
  });

function moneyOf(id: string, cents: number): Claim {
  return { id, cents: asCents(cents), way: 'hand' };
}
