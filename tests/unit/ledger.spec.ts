import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import {
  entriesOf,
  failedRefundsOf,
  overpaidCents,
  isPaid,
  paymentRefundsCents,
  refundableCents,
  refundsOf,
  moneyBook,
  paidAt,
  refundedCents,
  remainingCents,
  returnedCents,
  returnedOutsideCents,
  allocateRefund,
  soldAt,
  balanceAfterDebtsCents,
  owedByHandCents,
  moneyView,
  withoutExcessDebts,
} from '#shared/ledger';
import {
  askBefore,
  asksAboutPayment,
  describePayment,
  hasLostItsMoney,
  isHold,
  isOpenTransfer,
  findVoidObstacle,
} from '#shared/order-state';
import { asCents } from '#shared/cents';
import { disputeStates, type Entry, type StoredOrder, type WithReasonTexts } from '#shared/order';
import { newItem } from '../../netlify/use-cases/orders/record/new-order.ts';
import { aCardPayment, aDispute, aPayment, aRefund } from '../fixtures/buyers/money.ts';

const past = '2026-11-20T12:00:00.000Z';
const future = new Date(Date.now() + 60_000).toISOString();
const byCard = { money: [aCardPayment({ at: past })] };
const byHand = { money: [aPayment({ at: past })] };
const outside = (cents: number) => aRefund({ id: 're_1', cents: -cents, isOutside: true });
const failed = (cents: number) => aRefund({ id: 're_1-failed', of: 're_1', cents });

test('Only a transfer order holds, until its deadline, its payment or its cancellation', () => {
  const held = aTransfer({ deadline: future });
  expect(isHold(held)).toBe(true);
  expect(isHold({ ...held, method: 'card' })).toBe(false);
  expect(isHold({ ...held, deadline: past })).toBe(false);
  expect(isHold({ ...held, ...byHand })).toBe(false);
  expect(isHold({ ...held, status: 'cancelled' })).toBe(false);
  expect(isHold({ ...held, awaitsPainter: true })).toBe(false);
});

test('A transfer order is open while it holds, awaits the painter, or its buyer says that the money was sent', () => {
  expect(isOpenTransfer(aTransfer({ deadline: future }))).toBe(true);
  expect(isOpenTransfer(aTransfer({ deadline: past }))).toBe(false);
  expect(isOpenTransfer(aTransfer({ awaitsPainter: true }))).toBe(true);
  const said = aPayment({ id: 'said', state: 'said' });
  const sent = aTransfer({ money: [said] });
  expect(isOpenTransfer(sent)).toBe(true);
  expect(isOpenTransfer({ ...sent, money: [said, ...byHand.money] })).toBe(false);
  expect(isOpenTransfer({ ...sent, status: 'cancelled' })).toBe(false);
  expect(isOpenTransfer(anOrder({ deadline: future }))).toBe(false);
});

test('Refunds of an order count, due or done', () => {
  expect(refundedCents(anOrder({}))).toBe(0);
  const debts = [aRefund({ state: 'due' }), aRefund(), aRefund({ state: 'struck' })];
  expect(refundedCents({ money: debts })).toBe(30_000);
});

test('The payment is described in words', () => {
  const formats = {
    moment: (date: string) => `<${date}>`,
    day: (date: string) => `day of ${date}`,
  };
  const describe = (order: WithReasonTexts<StoredOrder>) => describePayment(order, formats);
  expect(describe(anOrder({}))).toBe('Authorised, being finished');
  const ended = anOrder({ status: 'cancelled' });
  expect(describe(ended)).toBe('Nothing was charged');
  expect(describe({ ...ended, endReason: 'Sold to another buyer.' })).toBe(
    'Nothing was charged. Sold to another buyer.',
  );
  expect(describe(aTransfer({}))).toBe('Waiting for the transfer');
  expect(describe(aTransfer({ awaitsPainter: true }))).toBe('Waiting for your confirmation');
  expect(describe(aTransfer({ status: 'cancelled' }))).toBe('Cancelled');
  expect(describe(anOrder(byCard))).toBe(`Paid on <${past}>`);
  expect(describe(aTransfer(byHand))).toMatch(/^Transfer received/);
  expect(describe(aTransfer({ ...byHand, method: 'elsewhere' }))).toMatch(/^Sold on day of/);
});

test('A question comes before money goes back and before a promise to the buyer is broken', () => {
  const paid = anOrder({ ...byCard, status: 'processing' });
  expect(askBefore(paid, 'cancelled')).toBe('money');
  expect(askBefore({ ...paid, method: 'zelle' }, 'cancelled')).toBe('money');
  expect(askBefore({ ...paid, method: 'elsewhere' }, 'cancelled')).toBe('undo');
  expect(askBefore(paid, 'shipped')).toBeNull();
  expect(askBefore(anOrder({}), 'cancelled')).toBeNull();
  const promised = aTransfer({ deadline: future });
  expect(askBefore(promised, 'cancelled')).toBe('promised');
  expect(askBefore(promised, 'processing')).toBeNull();
  expect(askBefore({ ...promised, awaitsConfirmation: true }, 'cancelled')).toBeNull();
  expect(askBefore({ ...promised, awaitsPainter: true }, 'cancelled')).toBeNull();
  expect(askBefore({ ...promised, deadline: past }, 'cancelled')).toBeNull();
});

test('Refunds in the dashboard and by the shop are separate sums', () => {
  const partly = anOrder({ money: [...byCard.money, outside(5000)] });
  expect(returnedOutsideCents(partly)).toBe(5000);
  expect(returnedCents(partly)).toBe(5000);
  expect(remainingCents(partly)).toBe(10_000);
  const cancelled = { ...partly, money: [...partly.money, aRefund({ cents: -10_000 })] };
  expect(remainingCents(cancelled)).toBe(0);
  expect(returnedCents(cancelled)).toBe(15_000);
});

test('A refund that the bank sent back does not count as returned', () => {
  const ofShop = [...byCard.money, aRefund(), failed(15_000)];
  const byShop = anOrder({ money: ofShop });
  expect(returnedCents(byShop)).toBe(0);
  expect(remainingCents(byShop)).toBe(0);
  const again = { ...byShop, money: [...ofShop, outside(15_000)] };
  expect(returnedCents(again)).toBe(15_000);
  const ofDashboard = { ...failed(15_000), isOutside: true };
  const elsewhere = anOrder({ money: [...byCard.money, outside(15_000), ofDashboard] });
  expect(returnedCents(elsewhere)).toBe(0);
  expect(remainingCents(elsewhere)).toBe(15_000);
});

test('Only a sold card order without any money left has lost its money', () => {
  const sold = anOrder({ ...byCard, status: 'processing', items: anItem() });
  const lost = { ...sold, money: [...sold.money, aDispute('lost')] };
  expect(hasLostItsMoney(sold)).toBe(false);
  expect(hasLostItsMoney({ ...sold, money: [...sold.money, aDispute('open')] })).toBe(false);
  expect(hasLostItsMoney(lost)).toBe(true);
  expect(hasLostItsMoney({ ...lost, status: 'cancelled' })).toBe(false);
  expect(hasLostItsMoney({ ...sold, money: [...sold.money, outside(15_000)] })).toBe(true);
  expect(hasLostItsMoney({ ...sold, money: [...sold.money, outside(14_999)] })).toBe(false);
  expect(askBefore(lost, 'cancelled')).toBeNull();
  expect(hasLostItsMoney({ ...lost, items: anItem({ returnedAt: past }) })).toBe(false);
});

test('Open disputes and sold orders without money ask for a decision', () => {
  const sold = anOrder({ ...byCard, status: 'processing', items: anItem() });
  expect(asksAboutPayment(sold)).toBe(false);
  const asks = Object.fromEntries(
    disputeStates.map((state) => [
      state,
      asksAboutPayment({ ...sold, money: [...sold.money, aDispute(state)] }),
    ]),
  );
  expect(asks).toEqual({
    asked: true,
    closed: false,
    open: true,
    prevented: true,
    lost: true,
    won: false,
  });
});

test('Money that is claimed, said, struck or astray sells nothing; a sale without a price is paid by one payment (rule 94)', () => {
  for (const state of ['claimed', 'said', 'struck'] as const)
    expect(soldAt(anOrder({ money: [aCardPayment({ state })] }))).toBeNull();
  const astray = anOrder({ status: 'cancelled', money: [aCardPayment({ isAstray: true })] });
  expect([soldAt(astray), isPaid(astray)]).toEqual([null, false]);
  expect(paidAt(astray), 'it came').not.toBeNull();
  expect(isPaid(anOrder(byCard))).toBe(true);
  expect(isPaid(anOrder({ money: [aCardPayment({ cents: 14_999 })] }))).toBe(false);
  const priceless = anOrder({ method: 'elsewhere', totalAmount: '' });
  expect(isPaid(priceless)).toBe(false);
  expect(isPaid({ ...priceless, money: [aPayment({ cents: 0, way: 'hand' })] })).toBe(true);
});

test('A lost dispute strikes or lessens what is due, and nothing that is done (rule 29)', () => {
  const due = (cents: number) => aRefund({ id: `due-${cents}`, cents: -cents, state: 'due' });
  const money = [...byCard.money, aRefund({ cents: -5000 }), due(4000), due(6000)];
  const lost = aDispute('lost', { cents: -7000 });
  const lessened = { money: withoutExcessDebts({ money: [...money, lost] }) };
  expect(entriesOf(lessened).map(({ state, cents }) => [state, cents])).toEqual([
    ['done', 15_000],
    ['done', -5000],
    ['struck', -4000],
    ['due', -3000],
  ]);
});

test('Answers tell the money as they did before it was a ledger', () => {
  const money = [
    aCardPayment({ at: past, cents: 5000, isAstray: true }),
    aRefund({ cents: -5000, state: 'due', refusals: 1 }),
    outside(2000),
    failed(2000),
  ];
  expect(moneyView(anOrder({ status: 'cancelled', money }))).toEqual({
    paidAt: past,
    paymentIntentId: 'pi_1',
    receivedCents: 5000,
    refunds: [
      {
        key: 'lost',
        way: 'card',
        cents: 5000,
        reason: 'sold to another buyer',
        state: 'due',
        refusals: 1,
      },
    ],
    returnedOutsideCents: 2000,
    failedRefunds: [{ id: 're_1', cents: 2000 }],
    moneySentAt: null,
  });
});

test('What goes back comes from the newest payment first, and from each at most what is left of it (rule 26)', () => {
  const order = anOrder({
    method: 'offer',
    totalAmount: '350.00',
    money: [
      aDispute('lost', { cents: -3000 }),
      aCardPayment({ cents: 10_000 }),
      aPayment({ cents: 5000 }),
      aCardPayment({ id: 'pi_2', cents: 20_000 }),
      aRefund({ id: 'part', cents: -15_000, of: 'pi_2' }),
      aPayment({ id: 'never', state: 'struck' }),
    ],
  });
  const shares = (cents: number) =>
    allocateRefund(order, asCents(cents)).map(({ payment, share }) => [payment.id, share]);
  expect(shares(4000)).toEqual([['pi_2', 4000]]);
  expect(shares(12_000)).toEqual([
    ['pi_2', 5000],
    ['transfer-0', 5000],
    ['pi_1', 2000],
  ]);
  expect(remainingCents(order)).toBe(17_000);
  expect(overpaidCents(order)).toBe(0);
  expect(overpaidCents({ ...order, totalAmount: '150.00' })).toBe(2000);
  const owed = aRefund({ id: 'owed', way: 'zelle', of: 'transfer-0', cents: -5000, state: 'due' });
  const owing = { ...order, money: [...order.money, owed] };
  expect([remainingCents(owing), balanceAfterDebtsCents(owing)]).toEqual([12_000, 17_000]);
});

test('Only money by hand that has not gone back is struck, before shipping and without a claim (rule 95)', () => {
  const [payment] = byHand.money as [Entry];
  const paid = aTransfer({ ...byHand, status: 'processing' });
  expect(findVoidObstacle(paid, payment)).toBeNull();
  expect(findVoidObstacle({ ...paid, status: 'cancelled' }, payment)).toBeNull();
  expect(findVoidObstacle({ ...paid, status: 'shipped' }, payment)).toBe('sent');
  expect(findVoidObstacle(paid, aCardPayment())).toBe('not-by-hand');
  expect(findVoidObstacle({ ...paid, method: 'elsewhere' }, payment)).toBe('not-by-hand');
  const claim = aPayment({ id: 'next', state: 'claimed' });
  expect(findVoidObstacle({ ...paid, money: [payment, claim] }, payment)).toBe('claimed');
  const back = aRefund({ of: payment.id, way: 'zelle' });
  expect(findVoidObstacle({ ...paid, money: [payment, back] }, payment)).toBe('returned');
});

test('The book has each entry on its day, and sums of the month from what moved (rule 82)', () => {
  const at = (day: string) => `2026-${day}T12:00:00.000Z`;
  const one = anOrder({
    money: [
      aPayment({ id: 'said', state: 'said', at: at('10-30') }),
      aPayment({ at: at('10-31') }),
      aRefund({ at: at('11-02'), cents: -5000 }),
      aRefund({ id: 'owed', at: at('11-03'), cents: -4000, state: 'due' }),
    ],
  });
  const other = anOrder({ money: [aPayment({ at: at('11-01'), cents: 20_000 })] });
  const book = moneyBook([one, other], (moment) => moment.slice(0, 10));
  expect(book.map(({ day, came, back, still, month }) => [day, came, back, still, month])).toEqual([
    ['2026-10-31', 15_000, null, null, { name: '2026-10', came: 15_000, back: 0 }],
    ['2026-11-01', 20_000, null, null, { name: '2026-11', came: 20_000, back: 0 }],
    ['2026-11-02', null, 5000, null, { name: '2026-11', came: 20_000, back: 5000 }],
    ['2026-11-03', null, null, 4000, { name: '2026-11', came: 20_000, back: 5000 }],
  ]);
});

function anItem(parts: Partial<StoredOrder['items'][number]> = {}): StoredOrder['items'] {
  const artwork = { id: 'jou-mache', title: 'Jou Mache', cents: asCents(15_000) };
  return [{ ...newItem(artwork, null), ...parts }];
}

test('A dispute is no refund: what may go back ends while it is open, what is left when it is lost (rules 29, 30)', () => {
  const rows = disputeStates.map((state) => {
    const order = anOrder({ money: [...byCard.money, aDispute(state, { cents: -5000 })] });
    return [state, refundableCents(order), remainingCents(order)];
  });
  expect(rows).toEqual([
    ['asked', 15_000, 15_000],
    ['closed', 15_000, 15_000],
    ['open', 0, 15_000],
    ['prevented', 10_000, 10_000],
    ['lost', 10_000, 10_000],
    ['won', 15_000, 15_000],
  ]);
  for (const state of disputeStates) {
    const order = anOrder({ money: [...byCard.money, aDispute(state)] });
    expect(paymentRefundsCents(order, 'pi_1'), state).toBe(0);
    expect(returnedCents(order), state).toBe(0);
    expect([refundsOf(order), failedRefundsOf(order)], state).toEqual([[], []]);
  }
  const offer = anOrder({
    method: 'offer',
    money: [
      ...byCard.money,
      aDispute('open'),
      aCardPayment({ id: 'pi_2', cents: 4000 }),
      aPayment({ cents: 1000 }),
    ],
  });
  expect(refundableCents(offer), 'other payments may go back').toBe(5000);
  expect(allocateRefund(offer, asCents(5000)).map(({ payment }) => payment.id)).toEqual([
    'transfer-0',
    'pi_2',
  ]);
});

test('The book has what a lost dispute took on its day, and beside it what an open one holds (rule 82)', () => {
  const at = '2026-11-21T12:00:00.000Z';
  const rows = disputeStates.map((state) => {
    const order = anOrder({ money: [...byCard.money, aDispute(state, { at })] });
    const book = moneyBook([order], (moment) => moment.slice(0, 10)).slice(1);
    return [
      state,
      ...book.flatMap(({ day, back, still, month }) => [day, back, still, month.back]),
    ];
  });
  expect(rows).toEqual([
    ['asked'],
    ['closed'],
    ['open', '2026-11-21', null, 15_000, 0],
    ['prevented', '2026-11-21', 15_000, null, 15_000],
    ['lost', '2026-11-21', 15_000, null, 15_000],
    ['won'],
  ]);
});

test('A refund that the bank sent back is owed by hand, counted once, and cannot go back by card', () => {
  const owed = aRefund({ id: 're_1-owed', of: 're_1', cents: -6000, way: 'hand', state: 'due' });
  for (const isOutside of [undefined, true] as const) {
    const made = isOutside ? outside(6000) : aRefund({ cents: -6000 });
    const back = { ...failed(6000), ...(isOutside && { isOutside }) };
    const order = anOrder({ money: [...byCard.money, made, back, owed] });
    expect([remainingCents(order), refundableCents(order)]).toEqual([9000, 9000]);
    expect([returnedCents(order), owedByHandCents(order)]).toEqual([0, 6000]);
    const sent = anOrder({ money: [...byCard.money, made, back, { ...owed, state: 'done' }] });
    expect([remainingCents(sent), returnedCents(sent)]).toEqual([9000, 6000]);
  }
  const asked = [...byCard.money, outside(6000), { ...failed(6000), isOutside: true }];
  const no = anOrder({ money: [...asked, { ...owed, state: 'struck' }] });
  expect([remainingCents(no), owedByHandCents(no)], 'nothing was owed').toEqual([15_000, 0]);
  const lost = { money: [...byCard.money, aRefund({ cents: -6000 }), failed(6000), owed] };
  const taken = { money: withoutExcessDebts({ money: [...lost.money, aDispute('lost')] }) };
  expect(entriesOf(taken).at(-1), 'the buyer has it by the dispute').toMatchObject({
    state: 'struck',
  });
  const all = [...asked, aRefund({ id: 'cancelled-0' }), owed];
  const cancelled = { money: withoutExcessDebts({ money: all }) };
  expect(
    entriesOf(cancelled).map(({ state }) => state),
    'all went back by card',
  ).toEqual(['done', 'done', 'done', 'done', 'struck']);
});

test('no file but the ledger adds the cents of money; prices and the parts of a plan are added in one place each', () => {
  const project = join(import.meta.dirname, '../..');
  const adding = ['src', 'netlify'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.(tsx?|astro)$/.test(file))
      .filter((file) => addsCents.test(readFileSync(join(project, file), 'utf8'))),
  );
  expect(adding.sort()).toEqual([
    'netlify/use-cases/orders/card/intent-metadata.ts',
    'src/shared/cents.ts',
    'src/shared/ledger.ts',
    'src/shared/offer.ts',
    'src/shared/total.ts',
  ]);
});

/** A sum over a list, or a running one. */
const addsCents = /\baddCents\(|\.reduce\b[^;]*cents|\bcents\b\s*\+[^+]|\+=?\s*[\w.]*\bcents\b/i;

function aTransfer(parts: Partial<WithReasonTexts<StoredOrder>>): WithReasonTexts<StoredOrder> {
  return anOrder({ method: 'zelle', ...parts });
}

function anOrder(parts: Partial<WithReasonTexts<StoredOrder>>): WithReasonTexts<StoredOrder> {
  return {
    id: 'K7M-4QX',
    createdAt: past,
    method: 'card',
    status: 'pending',
    customerName: null,
    customerEmail: null,
    shippingAddress: null,
    items: [],
    totalAmount: '150.00',
    trackingNumber: null,
    customerNotes: null,
    deadline: past,
    money: [],
    mails: [],
    awaitsConfirmation: false,
    awaitsPainter: false,
    confirmedAt: null,
    recipient: null,
    ...parts,
  };
}
