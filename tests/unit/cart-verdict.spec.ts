import { expect, test } from '@playwright/test';
import type { PaymentOutcome } from '../../src/shared/payment.ts';
import { verdictOf } from '../../src/lib/payment/verdict.ts';

const declined = { isPaid: false, reason: 'Your card was declined.' };
const charged = { isPaid: true };
const order = { orderNumber: 'K7M', orderPage: null, items: [] };

test("A decline shows Stripe's reason, and can be retried", () => {
  expect(verdictOf(outcome('open'), declined)).toEqual({
    state: 'failed',
    reason: 'Your card was declined.',
    isOver: false,
  });
  expect(verdictOf(outcome('failed', 'Declined'), { isPaid: false })).toMatchObject({
    reason: 'Declined',
  });
  expect(verdictOf(outcome('open'), { isPaid: false })).toMatchObject({
    reason: 'An error occurred during payment.',
  });
});

test('An error after the redirect does not hide a successful payment', () => {
  expect(verdictOf(outcome('succeeded'), declined)).toEqual({ state: 'paid', order });
  expect(verdictOf(outcome('processing'), declined)).toEqual({ state: 'processing', order });
});

test('A refunded payment is never called a success', () => {
  expect(verdictOf(outcome('refunded', 'Sold'), charged)).toEqual({
    state: 'refunded',
    reason: 'Sold',
    order,
  });
  expect(verdictOf(outcome('part-refunded'), charged)).toMatchObject({ state: 'part-refunded' });
});

test('While the result is unknown, the buyer is not asked to pay again', () => {
  expect(verdictOf('unreachable', declined)).toEqual({ state: 'unknown' });
  expect(verdictOf('unreachable', charged)).toEqual({ state: 'paid', order: null });
});

test('An expired payment is reported, and needs a new one', () => {
  const claim = { isPaid: false, reason: 'unexpected state', isOver: true };
  expect(verdictOf(outcome('failed', 'The time to pay is over.'), claim)).toEqual({
    state: 'failed',
    reason: 'The time to pay is over.',
    isOver: true,
  });
});

function outcome(state: PaymentOutcome['state'], reason?: string): PaymentOutcome {
  return {
    state,
    ...order,
    artworkIds: ['a'],
    ...(reason && { reason }),
  };
}
