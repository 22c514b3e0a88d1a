import { before, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { toDoOf } from '#shared/admin/to-do';
import { isFoundOrder } from '#shared/find-order';
import { offerSchema } from '#shared/offer';
import { sampleArtworks } from '#shared/samples/artworks';
import { refreshSnapshot } from '../../netlify/ports/blobs/snapshots.ts';
import { removeKey, writeJson } from '../../netlify/ports/blobs/records.ts';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { changeOrder, createOrder } from '../../netlify/use-cases/orders/changes/change-order.ts';
import {
  createOrFindOrder,
  type OrderRecord,
} from '../../netlify/use-cases/orders/record/records.ts';
import { snapshots } from '../../netlify/use-cases/publishing/snapshots.ts';
import { askQuestion } from '../../netlify/use-cases/questions/ask.ts';
import { deleteQuestion, editQuestion } from '../../netlify/use-cases/questions/records.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { changeSettings } from '../../netlify/use-cases/settings.ts';
import { readToDo } from '../../netlify/use-cases/to-do.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { aCardPayment, aDispute, aPayment, aRefund } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { moveDate } from '../fixtures/moved-date.ts';
import { artworkKey, duePrefix, listsPrefix, ordersPrefix } from '../fixtures/records.ts';

const hourMs = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * hourMs);
const address = { name: 'Marie', address: '1 Rue', city: 'Jacmel', country: 'HT', postalCode: '' };
const debt = aPayment({ id: 'back', of: 'pay', cents: -15_000, state: 'due' });
const card = aCardPayment({ id: 'pi_1', cents: 15_000 });
const words = { name: 'Marie', email: 'marie@example.com', message: 'Is it framed?' };

giveOwnStore();
// No Stripe answers here, and reconciliation says so.
before(() => {
  console.error = () => undefined;
});
beforeEach(async () => {
  const kept = [ordersPrefix, duePrefix, listsPrefix, 'questions/', 'question-places/', 'taken/'];
  for (const prefix of kept) for (const key of await listKeys(prefix)) await removeKey(key);
});

const known = { dayOf: (at: string) => at.slice(0, 10), hasMail: true };

/** Broken or owed: '!'. Nothing to do: null. */
for (const [what, parts, told] of [
  ['waits for its transfer', {}, null],
  ['may hold nothing', { awaitsPainter: true }, /^Not reserved/],
  [
    'was sent, says its buyer',
    { money: [aPayment({ id: 'said', state: 'said' })] },
    /^The buyer has/,
  ],
  ['is paid', sent({ shippingAddress: address }), 'Paid. Pack it and send it.'],
  ['is paid without an address', sent({}), 'Paid. The delivery address is missing.'],
  ['is on its way', sent({ status: 'shipped' }), null],
  ['has come', sent({ status: 'delivered' }), null],
  ['is cancelled', { status: 'cancelled' }, null],
  [
    'is owed by hand',
    { status: 'cancelled', money: [aPayment({ id: 'pay' }), debt] },
    /^! Send \$150\.00 back/,
  ],
  [
    'has a part, and time',
    { money: [aPayment({ cents: 5000 })], deadline: later(1).toISOString() },
    null,
  ],
  [
    'has a part, and is late',
    { money: [aPayment({ cents: 5000 })], deadline: later(-1).toISOString() },
    '! A part of the money has come. Late: $100.00.',
  ],
  [
    'has a refused refund',
    sent({ status: 'cancelled', money: [card, { ...debt, of: 'pi_1', way: 'card', refusals: 1 }] }),
    '! The refund of $150.00 is refused by Stripe.',
  ],
  [
    'is disputed',
    sent({
      method: 'card',
      money: [card, aDispute('open')],
    }),
    /^! Its payment is disputed/,
  ],
  [
    'is asked about by the bank',
    sent({ method: 'card', money: [card, aDispute('asked')] }),
    '! The buyer’s bank asks about $150.00. No money is taken yet. A full refund now ends it.',
  ],
  [
    'has a refund that the bank sent back, whatever its status',
    sent({ status: 'delivered', method: 'card', money: [card, ...sentBack()] }),
    '! Send $60.00 back to Marie Joseph in another way: their bank sent the refund back.',
  ],
  [
    'has a refund of the dashboard that the bank sent back',
    sent({ status: 'shipped', method: 'card', money: [card, ...sentBack(true)] }),
    '! The bank sent back your refund of $60.00 to Marie Joseph. Still to send back?',
  ],
  [
    'has an old mail',
    sent({
      status: 'shipped',
      mails: [{ kind: 'shipped', round: 0, state: 'due', at: later(-1).toISOString() }],
    }),
    '! An e-mail about it is not sent yet: the parcel is on its way.',
  ],
  [
    'has a refused mail and a parcel to send',
    sent({ shippingAddress: address, mails: [refusedMail('confirmation')] }),
    '! There is no address marie@example.com. Not sent: thanks for the order. Paid. Pack it and send it.',
  ],
  [
    'is delivered, with a refused mail',
    sent({ status: 'delivered', mails: [refusedMail('confirmation')] }),
    '! There is no address marie@example.com. Not sent: thanks for the order.',
  ],
  [
    'ended without money at an address that a stranger may have typed',
    { status: 'cancelled', mails: [refusedMail('transfer-instructions')] },
    null,
  ],
  [
    'has a mail whose refusal is not sure yet',
    sent({ status: 'shipped', mails: [{ ...refusedMail('shipped'), refused: 'once' }] }),
    '! An e-mail about it is not sent yet: the parcel is on its way.',
  ],
] as const) {
  test(`what there is to do about an order that ${what} (rule 111)`, () => {
    const found = toDoOf(
      { ...transferOrder('AAA-AAA', later(24)), ...parts } as OrderRecord,
      known,
    );
    const shown = found && `${found.isBroken ? '! ' : ''}${found.words}`;
    if (told === null) expect(shown).toBeNull();
    else expect(shown).toMatch(told);
  });
}

test('an order with a refused mail is among the open ones, whatever its status (rule 111)', () => {
  for (const status of ['delivered', 'cancelled'] as const) {
    const paid = { ...paidOrder('AAA-AAA', -1), status, shippingAddress: address };
    const order = { ...paid, mails: [refusedMail('confirmation')] };
    expect(isFoundOrder(order as OrderRecord, { find: '', show: 'open' }), status).toBe(true);
    expect(isFoundOrder(paid, { find: '', show: 'open' }), status).toBe(false);
  }
});

test('one answer has what waits, what is broken first, then the oldest; a change is in it at once (rule 111)', async () => {
  await createOrder(paidOrder('AAA-AAA', -3));
  await createOrder({
    ...paidOrder('CCC-CCC', -2),
    status: 'cancelled',
    money: [aPayment({ id: 'pay' }), debt],
  });
  await createOrder({ ...paidOrder('DDD-DDD', -1), status: 'delivered' });
  const id = await askQuestion(words, { network: '192.0.2.1', formKey: 'a-form' });
  await writeJson(artworkKey('waits'), {
    ...sampleArtworks[0]!,
    id: 'waits',
    waits: { why: 'look' },
  });
  await refreshSnapshot(snapshots.artworks);
  for (const state of ['before', 'after'] as const) {
    const { orders, questions, counts } = await readToDo();
    expect(
      orders.map((order) => order.id),
      state,
    ).toEqual(['CCC-CCC', 'AAA-AAA']);
    expect(questions, state).toEqual([{ id, name: 'Marie', artworkTitle: null }]);
    expect(counts, state).toEqual({ orders: 2, questions: 1, works: 1 });
    // After reconciliation only the due keys lead to them.
    if (state === 'before') await after(hourMs, reconcile);
  }
  await changeOrder(paidOrder('AAA-AAA', -3), (now) => ({ ...now, status: 'shipped' }));
  await editQuestion(id, 'answered');
  expect((await readToDo()).counts).toEqual({ orders: 1, questions: 0, works: 1 });
  await editQuestion(id, 'open');
  await changeOrder(paidOrder('DDD-DDD', -1), (now) => ({ ...now, status: 'processing' }));
  expect((await readToDo()).counts).toEqual({ orders: 2, questions: 1, works: 1 });
  await deleteQuestion(id, 'admin');
  expect((await readToDo()).counts).toEqual({ orders: 2, questions: 0, works: 1 });
});

test('the lists are cut, but each order and each question is counted (rule 111)', async () => {
  const letters = [...'ACDEFGHJKMNPQ'];
  for (const letter of letters) await createOrder(paidOrder(`CUT-AA${letter}`, -3));
  for (const formKey of letters.slice(0, 4))
    await askQuestion(words, { network: `192.0.2.${letters.indexOf(formKey)}`, formKey });
  const { orders, questions, counts } = await readToDo();
  expect([orders.length, questions.length]).toEqual([12, 3]);
  expect(counts).toMatchObject({ orders: 13, questions: 4 });
});

test('the day of a late part is that of the shop’s time zone (rules 97, 111)', async () => {
  await changeSettings(() => ({ timeZone: 'America/Port-au-Prince' }));
  const [came, late] = [5000, 10_000].map((cents) => ({
    cents,
    until: '2026-11-02T04:59:59.000Z',
  }));
  await createOrder({
    ...transferOrder('LAT-AAA', later(24)),
    method: 'offer',
    offer: offerSchema.parse({ words: '', parts: [came, late] }),
    money: [aPayment({ cents: 5000 })],
  });
  const { orders } = await readToDo();
  expect(orders).toMatchObject([{ words: 'Late: $100.00, due by November 1, 2026.' }]);
  await changeSettings(() => ({ timeZone: '' }));
});

test('orders of older versions, which have no due key, are in it before and after reconciliation (rule 111)', async () => {
  await createOrFindOrder(paidOrder('AAA-AAA', -3));
  expect((await readToDo()).counts.orders).toBe(1);
  await reconcile();
  expect(await listKeys(duePrefix)).toEqual([expect.stringMatching(/AAA-AAA~waits$/)]);
  expect((await readToDo()).counts.orders).toBe(1);
});

test('an order that waits for weeks has one due key, however often it was changed (rule 111)', async () => {
  await createOrder(paidOrder('AAA-AAA', -3));
  for (const trackingNumber of ['1', '2', '3']) {
    await changeOrder(paidOrder('AAA-AAA', -3), (now) => ({ ...now, trackingNumber }));
  }
  for (const days of [1, 2, 3]) await after(days * 24 * hourMs, reconcile);
  expect(await listKeys(duePrefix)).toHaveLength(1);
});

function sent(parts: object): object {
  return { status: 'processing', money: [aPayment({})], ...parts };
}

function paidOrder(id: string, hours: number): OrderRecord {
  const order = { ...transferOrder(id, later(24)), createdAt: later(hours).toISOString() };
  return { ...order, status: 'processing', money: [aPayment({})], shippingAddress: address };
}

/** Does the work as if so much time had passed. */
async function after(ms: number, work: () => Promise<unknown>): Promise<void> {
  const date = moveDate(new Date(Date.now() + ms).toISOString());
  await work();
  date.restore();
}

/** Returns a refund of $60 that the buyer's bank sent back, and what is owed for it. */
function sentBack(isOutside?: true) {
  const outside = isOutside && { isOutside };
  return [
    aRefund({ id: 're_1', cents: -6000, ...outside }),
    aRefund({ id: 're_1-failed', of: 're_1', cents: 6000, ...outside }),
    aRefund({ id: 're_1-owed', of: 're_1', cents: -6000, way: 'hand', state: 'due' }),
  ];
}

function refusedMail(kind: string) {
  return {
    kind,
    round: 0,
    about: '',
    state: 'due',
    at: later(-1).toISOString(),
    refused: 'for-good',
  };
}
