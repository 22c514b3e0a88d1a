import { expect, test } from '@playwright/test';
import {
  askBefore,
  asksAboutPayment,
  describePayment,
  hasLostItsMoney,
  isHold,
  isOpenTransfer,
  refundedCents,
  remainingCents,
  returnedCents,
  returnedOutsideCents,
} from '#shared/ledger';
import type { Dispute, Order, Refund } from '#shared/order';
import { newItem } from '../../netlify/use-cases/orders/new-order.ts';

const past = '2026-11-20T12:00:00.000Z';
const future = new Date(Date.now() + 60_000).toISOString();

test('Only a transfer order holds, until its deadline, its payment or its cancellation', () => {
  const held = aTransfer({ deadline: future });
  expect(isHold(held)).toBe(true);
  expect(isHold({ ...held, method: 'card' })).toBe(false);
  expect(isHold({ ...held, deadline: past })).toBe(false);
  expect(isHold({ ...held, paidAt: past })).toBe(false);
  expect(isHold({ ...held, status: 'cancelled' })).toBe(false);
  expect(isHold({ ...held, awaitsPainter: true })).toBe(false);
});

test('A transfer order is open while it holds, awaits the painter, or its buyer says that the money was sent', () => {
  expect(isOpenTransfer(aTransfer({ deadline: future }))).toBe(true);
  expect(isOpenTransfer(aTransfer({ deadline: past }))).toBe(false);
  expect(isOpenTransfer(aTransfer({ awaitsPainter: true }))).toBe(true);
  const sent = aTransfer({ moneySentAt: past });
  expect(isOpenTransfer(sent)).toBe(true);
  expect(isOpenTransfer({ ...sent, paidAt: past })).toBe(false);
  expect(isOpenTransfer({ ...sent, status: 'cancelled' })).toBe(false);
  expect(isOpenTransfer(anOrder({ deadline: future }))).toBe(false);
});

test('Refunds of an order count, due or done', () => {
  expect(refundedCents(anOrder({}))).toBe(0);
  expect(refundedCents({ refunds: [aRefund('due'), aRefund('done')] })).toBe(30_000);
});

test('The payment is described in words', () => {
  const describe = (order: Order) => describePayment(order, (date) => `<${date}>`);
  expect(describe(anOrder({}))).toBe('Authorised, being finished');
  const ended = anOrder({ status: 'cancelled' });
  expect(describe(ended)).toBe('Nothing was charged');
  expect(describe({ ...ended, endReason: 'Sold to another buyer.' })).toBe(
    'Nothing was charged. Sold to another buyer.',
  );
  expect(describe(aTransfer({}))).toBe('Waiting for the transfer');
  expect(describe(aTransfer({ awaitsPainter: true }))).toBe('Waiting for your confirmation');
  expect(describe(aTransfer({ status: 'cancelled' }))).toBe('Cancelled');
  expect(describe(anOrder({ paidAt: past }))).toBe(`Paid on <${past}>`);
  expect(describe(anOrder({ paidAt: past, method: 'zelle' }))).toMatch(/^Transfer received/);
});

test('A question comes before money goes back and before a promise to the buyer is broken', () => {
  const paid = anOrder({ paidAt: past, status: 'processing' });
  expect(askBefore(paid, 'cancelled')).toBe('refund');
  expect(askBefore({ ...paid, method: 'zelle' }, 'cancelled')).toBe('send-back');
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
  const partly = anOrder({ returnedOutside: '50.00' });
  expect(returnedOutsideCents(partly)).toBe(5000);
  expect(returnedCents(partly)).toBe(5000);
  expect(remainingCents(partly)).toBe(10_000);
  const cancelled = { ...partly, refunds: [{ ...aRefund('done'), amount: '100.00' }] };
  expect(remainingCents(cancelled)).toBe(0);
  expect(returnedCents(cancelled)).toBe(15_000);
});

test('A refund that the bank sent back does not count as returned', () => {
  const failedRefunds = [{ id: 're_1', amount: '150.00' }];
  const byShop = anOrder({ refunds: [aRefund('done')], failedRefunds });
  expect(returnedCents(byShop)).toBe(0);
  expect(remainingCents(byShop)).toBe(0);
  const byHand = { ...byShop, returnedOutside: '150.00' };
  expect(returnedCents(byHand)).toBe(15_000);
  const outside = anOrder({ returnedOutside: '150.00', failedRefunds });
  expect(returnedCents(outside)).toBe(0);
  expect(remainingCents(outside)).toBe(15_000);
});

test('Only a sold card order without any money left has lost its money', () => {
  const sold = anOrder({ paidAt: past, status: 'processing', items: anItem() });
  const lost = { ...sold, disputes: [aDispute('lost')] };
  expect(hasLostItsMoney(sold)).toBe(false);
  expect(hasLostItsMoney({ ...sold, disputes: [aDispute('open')] })).toBe(false);
  expect(hasLostItsMoney(lost)).toBe(true);
  expect(hasLostItsMoney({ ...lost, status: 'cancelled' })).toBe(false);
  expect(hasLostItsMoney({ ...sold, returnedOutside: '150.00' })).toBe(true);
  expect(hasLostItsMoney({ ...sold, returnedOutside: '149.99' })).toBe(false);
  expect(askBefore(lost, 'cancelled')).toBeNull();
  expect(hasLostItsMoney({ ...lost, items: anItem({ returnedAt: past }) })).toBe(false);
});

test('Open disputes and sold orders without money ask for a decision', () => {
  const sold = anOrder({ paidAt: past, status: 'processing', items: anItem() });
  expect(asksAboutPayment(sold)).toBe(false);
  expect(asksAboutPayment({ ...sold, disputes: [aDispute('open')] })).toBe(true);
  expect(asksAboutPayment({ ...sold, disputes: [aDispute('won')] })).toBe(false);
  expect(asksAboutPayment({ ...sold, disputes: [aDispute('lost')] })).toBe(true);
});

function aDispute(state: Dispute['state']): Dispute {
  return { id: 'du_1', amount: '150.00', state };
}

function anItem(parts: Partial<Order['items'][number]> = {}): Order['items'] {
  const artwork = { id: 'jou-mache', title: 'Jou Mache', cents: 15_000 };
  return [{ ...newItem(artwork, null), ...parts }];
}

function aRefund(state: Refund['state']): Refund {
  return { key: 'lost', amount: '150.00', reason: 'sold to another buyer', state, refusals: 0 };
}

function aTransfer(parts: Partial<Order>): Order {
  return anOrder({ method: 'zelle', ...parts });
}

function anOrder(parts: Partial<Order>): Order {
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
    paidAt: null,
    paymentIntentId: null,
    refunds: [],
    mails: [],
    awaitsConfirmation: false,
    awaitsPainter: false,
    confirmedAt: null,
    moneySentAt: null,
    recipient: null,
    ...parts,
  };
}
