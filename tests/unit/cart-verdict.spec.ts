import { test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import type { PaymentOutcome } from '../../src/shared/payment.ts';
import { verdictOf } from '../../src/site/checkout/payment/verdict.ts';
import './english-page.ts';

const declined = { hasAgreed: false, reason: 'Your card was declined.', title: 'Payment Failed' };
const silent = { hasAgreed: false };
const agreed = { hasAgreed: true };
const order = { orderNumber: 'K7M', orderPage: null, items: [] };

test("A decline shows Stripe's reason, and can be retried", () => {
  expect(verdictOf(outcome('open'), declined)).toEqual({
    state: 'failed',
    reason: 'Your card was declined.',
    isOver: false,
    title: 'Payment Failed',
  });
  expect(verdictOf(outcome('failed', 'Declined'), silent)).toMatchObject({ reason: 'Declined' });
  expect(verdictOf(outcome('open'), silent)).toMatchObject({
    reason: 'An error occurred during payment.',
  });
});

test('An error after the redirect does not hide what the server knows', () => {
  expect(verdictOf(outcome('succeeded'), declined)).toEqual({ state: 'paid', order });
  expect(verdictOf(outcome('processing'), declined)).toEqual({ state: 'processing', order });
});

test("Only the server says 'paid': the bank's yes is shown as processing", () => {
  expect(verdictOf(outcome('processing'), agreed)).toEqual({ state: 'processing', order });
  for (const state of ['agreed', 'not-found'] as const) {
    expect(verdictOf({ state }, agreed)).toEqual({ state: 'processing', order: null });
  }
  expect(verdictOf(outcome('succeeded'), agreed)).toEqual({ state: 'paid', order });
});

test('What was released or refunded is no success, whatever the bank says', () => {
  expect(verdictOf(outcome('refunded', 'Sold'), agreed)).toEqual({
    state: 'refunded',
    reason: 'Sold',
    order,
  });
  expect(verdictOf(outcome('released', "'X' was sold."), agreed)).toEqual({
    state: 'released',
    reason: "'X' was sold.",
    cents: asCents(15_000),
    order,
  });
});

test('While the result is unknown, the buyer is not asked to pay again', () => {
  expect(verdictOf({ state: 'unreachable' }, declined)).toEqual({ state: 'unknown' });
});

test('A payment that takes no further attempt is reported, and needs a new one', () => {
  const ended = { hasAgreed: false, reason: 'unexpected state', isOver: true };
  const told = { state: 'failed', reason: 'It was cancelled.', isOver: true };
  expect(verdictOf(outcome('failed', 'It was cancelled.'), ended)).toMatchObject(told);
  expect(verdictOf(outcome('failed', 'It was cancelled.'), agreed)).toMatchObject(told);
});

function outcome(state: PaymentOutcome['state'], reason?: string): PaymentOutcome {
  return { state, ...order, cents: asCents(15_000), artworkIds: ['a'], ...(reason && { reason }) };
}
