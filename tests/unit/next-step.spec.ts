import { test } from 'node:test';
import { expect } from '@playwright/test';
import type Stripe from 'stripe';
import { asCents } from '#shared/cents';
import type { Entry } from '#shared/order';
import { mostTries, nextStep, type Known } from '../../netlify/use-cases/orders/card/next-step.ts';
import { withClaim, withoutClaim } from '../../netlify/use-cases/orders/record/money.ts';
import { aCardPayment, aPayment } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';

const order = transferOrder('K7M-4QX', new Date());
const loss = { reason: 'sold', rivals: [] };
const claimed = aCardPayment({ state: 'claimed' });

test('the next step of a payment follows from its state, its entry and the taking (rule 14)', () => {
  const stepOf = (status: Stripe.PaymentIntent.Status, entries: Entry[], parts: object = {}) => {
    const payment = { id: 'pi_1', status } as Stripe.PaymentIntent;
    return nextStep({ payment, order: { ...order, money: entries }, tries: 0, ...parts } as Known);
  };
  expect(stepOf('requires_capture', [], { order: undefined })).toBe('read');
  expect(stepOf('requires_payment_method', [], { order: null })).toBeNull();
  expect(stepOf('requires_capture', [], { order: null })).toBe('open');
  expect(stepOf('requires_capture', [claimed])).toBe('take');
  expect(stepOf('requires_capture', [claimed], { loss: null })).toBe('capture');
  expect(stepOf('requires_capture', [claimed], { loss })).toBe('release');
  expect(stepOf('requires_capture', [claimed], { loss, tries: mostTries })).toBeNull();
  expect(stepOf('succeeded', [claimed], { loss: null })).toBe('count');
  expect(stepOf('succeeded', [claimed], { loss, tries: mostTries })).toBe('count');
  expect(stepOf('succeeded', [aCardPayment()])).toBeNull();
  expect(stepOf('canceled', [claimed])).toBe('end');
  expect(stepOf('canceled', [aCardPayment()])).toBeNull();
  const other = aCardPayment({ id: 'pi_2', state: 'claimed' });
  expect(stepOf('requires_capture', [other])).toBe('refuse');
  expect(stepOf('succeeded', [other])).toBeNull();

  const isPart = true;
  expect(stepOf('requires_capture', [], { isPart })).toBe('claim');
  expect(stepOf('requires_capture', [claimed], { isPart })).toBe('take');
  expect(stepOf('requires_capture', [], { isPart, loss })).toBe('refuse');
  expect(stepOf('succeeded', [], { isPart, loss })).toBe('stray');
  const struck = aCardPayment({ state: 'struck' });
  expect(stepOf('requires_capture', [struck], { isPart })).toBe('refuse');
  expect(stepOf('requires_capture', [], { isPart, order: null })).toBe('refuse');
  expect(stepOf('succeeded', [], { isPart, order: null })).toBeNull();
});

test('an order has one claim at a time, and the same money stands there once (rule 94)', () => {
  const claim = { id: 'transfer-0', cents: asCents(15_000), way: 'zelle' } as const;
  const first = withClaim(order, claim)!;
  expect(first.money).toMatchObject([{ ...claim, state: 'claimed' }]);
  expect(withClaim(first, claim)).toBeNull();
  expect(withClaim(first, { ...claim, id: 'another' })).toBeNull();
  const struck = withoutClaim(first);
  expect(struck.money).toMatchObject([{ ...claim, state: 'struck' }]);
  expect(withClaim(struck, claim), 'it never comes back').toBeNull();
  expect(withClaim(struck, { ...claim, id: 'transfer-1' })?.money).toHaveLength(2);
  expect(withClaim({ ...order, money: [aPayment()] }, { ...claim, id: 'another' })).toBeNull();
  expect(withClaim({ ...order, status: 'cancelled' }, claim)).toBeNull();
});
