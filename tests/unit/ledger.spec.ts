import { expect, test } from '@playwright/test';
import {
  askBefore,
  describePayment,
  hasRefundDue,
  isHold,
  isUnpaidCard,
  refundedCents,
} from '#shared/ledger';
import type { Order, Refund } from '#shared/order';

const past = '2026-11-20T12:00:00.000Z';
const future = new Date(Date.now() + 60_000).toISOString();

test('Card orders that nobody has paid stand behind the filter', () => {
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

test('What goes back of an order is counted, whether Stripe has taken it yet or not', () => {
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

test('The administrator is asked only before money has to go back', () => {
  const paid = anOrder({ paidAt: past, status: 'processing' });
  expect(askBefore(paid, 'cancelled')).toBe('refund');
  expect(askBefore({ ...paid, method: 'zelle' }, 'cancelled')).toBe('send-back');
  expect(askBefore(paid, 'shipped')).toBeNull();
  expect(askBefore(anOrder({}), 'cancelled')).toBeNull();
});

test('A refund is due until Stripe has taken it', () => {
  expect(hasRefundDue(anOrder({ refunds: [aRefund('done'), aRefund('due')] }))).toBe(true);
  expect(hasRefundDue(anOrder({ refunds: [aRefund('done')] }))).toBe(false);
});

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
    mails: [],
    awaitsConfirmation: false,
    confirmedAt: null,
    moneySentAt: null,
    ...parts,
  };
}
