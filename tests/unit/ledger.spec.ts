import { expect, test } from '@playwright/test';
import {
  askBefore,
  asksAboutPayment,
  describePayment,
  hasLostItsMoney,
  hasRefundDue,
  isHold,
  isUnpaidCard,
  refundedCents,
  remainingCents,
  returnedCents,
  returnedOutsideCents,
} from '#shared/ledger';
import type { Dispute, Order, Refund, StrayPayment } from '#shared/order';

const past = '2026-11-20T12:00:00.000Z';
const future = new Date(Date.now() + 60_000).toISOString();

test('Unpaid card orders are behind the filter', () => {
  expect(isUnpaidCard(anOrder({ paidAt: null }))).toBe(true);
  expect(isUnpaidCard(anOrder({ paidAt: null, status: 'cancelled' }))).toBe(true);
  expect(isUnpaidCard(anOrder({ paidAt: past }))).toBe(false);
  expect(isUnpaidCard(anOrder({ paidAt: null, method: 'zelle' }))).toBe(false);
});

test('An order with a refund is never hidden', () => {
  expect(isUnpaidCard(anOrder({ paidAt: null, refunds: [aRefund('due')] }))).toBe(false);
});

test('A hold ends with its deadline, its payment or its cancellation', () => {
  expect(isHold(anOrder({ deadline: future }))).toBe(true);
  expect(isHold(anOrder({ deadline: past }))).toBe(false);
  expect(isHold(anOrder({ deadline: future, paidAt: past }))).toBe(false);
  expect(isHold(anOrder({ deadline: future, status: 'cancelled' }))).toBe(false);
});

test('Refunds of an order count, due or done', () => {
  expect(refundedCents(anOrder({}))).toBe(0);
  expect(refundedCents({ refunds: [aRefund('due'), aRefund('done')] })).toBe(30_000);
});

test('The payment is described in words', () => {
  expect(describePayment(anOrder({}))).toBe('Not paid yet');
  expect(describePayment(anOrder({ status: 'cancelled' }))).toBe('Never paid');
  expect(describePayment(anOrder({ method: 'zelle' }))).toBe('Waiting for the transfer');
  expect(describePayment(anOrder({ paidAt: past }))).toMatch(/^Paid on November 20, 2026 at /);
  expect(describePayment(anOrder({ paidAt: past, method: 'zelle' }))).toMatch(/^Transfer received/);
});

test('A question comes only before money goes back', () => {
  const paid = anOrder({ paidAt: past, status: 'processing' });
  expect(askBefore(paid, 'cancelled')).toBe('refund');
  expect(askBefore({ ...paid, method: 'zelle' }, 'cancelled')).toBe('send-back');
  expect(askBefore(paid, 'shipped')).toBeNull();
  expect(askBefore(anOrder({}), 'cancelled')).toBeNull();
});

test('A refund is due until Stripe has accepted it', () => {
  expect(hasRefundDue(anOrder({ refunds: [aRefund('done'), aRefund('due')] }))).toBe(true);
  expect(hasRefundDue(anOrder({ refunds: [aRefund('done')] }))).toBe(false);
});

test('Refunds in the dashboard and by the shop are separate sums', () => {
  const partly = anOrder({ returnedAmount: '50.00' });
  expect(returnedOutsideCents(partly)).toBe(5000);
  expect(returnedCents(partly)).toBe(5000);
  expect(remainingCents(partly)).toBe(10_000);
  const cancelled = { ...partly, refunds: [aRefund('done')], returnedAmount: '150.00' };
  expect(returnedOutsideCents(cancelled)).toBe(0);
  expect(returnedCents(cancelled)).toBe(15_000);
});

test('A refund that the bank sent back does not count as returned', () => {
  const failedRefunds = [{ id: 're_1', amount: '150.00' }];
  const byShop = anOrder({ refunds: [aRefund('done')], returnedAmount: '150.00', failedRefunds });
  expect(returnedCents(byShop)).toBe(0);
  expect(remainingCents(byShop)).toBe(0);
  const byHand = { ...byShop, returnedAmount: '300.00' };
  expect(returnedCents(byHand)).toBe(15_000);
  const outside = anOrder({ returnedAmount: '150.00', failedRefunds });
  expect(returnedCents(outside)).toBe(0);
  expect(remainingCents(outside)).toBe(15_000);
});

test('Only a sold card order without any money left has lost its money', () => {
  const sold = anOrder({ paidAt: past, status: 'processing' });
  const lost = { ...sold, disputes: [aDispute('lost')] };
  expect(hasLostItsMoney(sold)).toBe(false);
  expect(hasLostItsMoney({ ...sold, disputes: [aDispute('open')] })).toBe(false);
  expect(hasLostItsMoney(lost)).toBe(true);
  expect(hasLostItsMoney({ ...lost, status: 'cancelled' })).toBe(false);
  expect(hasLostItsMoney({ ...sold, returnedAmount: '150.00' })).toBe(true);
  expect(hasLostItsMoney({ ...sold, returnedAmount: '149.99' })).toBe(false);
  expect(askBefore(lost, 'cancelled')).toBeNull();
});

test('A stray payment of an unpaid order removes it from the filter', () => {
  const order = anOrder({ strayPayments: [aStray('kept')] });
  expect(isUnpaidCard(order)).toBe(false);
  expect(hasRefundDue(order)).toBe(false);
  expect(hasRefundDue(anOrder({ strayPayments: [aStray('due')] }))).toBe(true);
});

test('Stray payments, open disputes and sold orders without money ask for a decision', () => {
  const sold = anOrder({ paidAt: past, status: 'processing' });
  expect(asksAboutPayment(sold)).toBe(false);
  expect(asksAboutPayment({ ...sold, strayPayments: [aStray('kept')] })).toBe(true);
  expect(asksAboutPayment({ ...sold, strayPayments: [aStray('done')] })).toBe(false);
  expect(asksAboutPayment({ ...sold, disputes: [aDispute('open')] })).toBe(true);
  expect(asksAboutPayment({ ...sold, disputes: [aDispute('won')] })).toBe(false);
  expect(asksAboutPayment({ ...sold, disputes: [aDispute('lost')] })).toBe(true);
});

function aDispute(state: Dispute['state']): Dispute {
  return { id: 'du_1', amount: '150.00', state };
}

function aStray(state: StrayPayment['state']): StrayPayment {
  return {
    paymentIntentId: 'pi_1',
    amount: '0.50',
    currency: 'usd',
    reason: 'The shop did not open this payment',
    state,
    refusals: 0,
  };
}

function aRefund(state: Refund['state']): Refund {
  return { key: 'lost', amount: '150.00', reason: 'sold to another buyer', state, refusals: 0 };
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
    isHeld: true,
    mails: [],
    awaitsConfirmation: false,
    confirmedAt: null,
    moneySentAt: null,
    ...parts,
  };
}
