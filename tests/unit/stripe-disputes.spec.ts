import { test } from 'node:test';
import { expect } from '@playwright/test';
import type Stripe from 'stripe';
import { asCents } from '#shared/cents';
import { disputesOf } from '#shared/ledger';
import { disputeStates, type Dispute } from '#shared/order';
import {
  isDisputeRead,
  statesOfStripe,
  withDisputes,
} from '../../netlify/use-cases/orders/refunds/stripe-disputes.ts';
import { orderRecordSchema } from '../../netlify/use-cases/orders/record/records.ts';
import { aCardPayment, aDispute } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';

const stripes = Object.entries(statesOfStripe);
const seconds = (iso: string) => Date.parse(iso) / 1000;
const opened = '2026-11-01T12:00:00.000Z';
const withdrawn = '2026-11-02T12:00:00.000Z';

test('each status of Stripe has one state, and one that Stripe adds later counts as open', () => {
  for (const [status, state] of stripes)
    expect(readOf(atStripe({ status })), status).toMatchObject({ dispute: state });
  expect(new Set(stripes.map(([, state]) => state))).toEqual(new Set(disputeStates));
  expect(readOf(atStripe({ status: 'something_new' }))).toMatchObject({ dispute: 'open' });
});

test('a state is read only from a reading of a higher rank: lost may become won, and nothing leads back', () => {
  for (const [status, read] of stripes) {
    for (const known of disputeStates) {
      const dispute = atStripe({ status });
      const [after] = disputesOf({ money: withDisputes(anOrder(known), [dispute], 'pi_1') });
      const isLater = disputeStates.indexOf(read) > disputeStates.indexOf(known);
      expect(after!.dispute, `${known}, then ${status}`).toBe(isLater ? read : known);
    }
  }
  expect(disputeStates.indexOf('won')).toBeGreaterThan(disputeStates.indexOf('lost'));
});

test('what is known is not read again, in each state', () => {
  for (const [status] of stripes) {
    const dispute = atStripe({ status });
    const order = { ...anOrder(), money: withDisputes(anOrder(), [dispute], 'pi_1') };
    expect(isDisputeRead(order, dispute), status).toBe(true);
    expect(withDisputes(order, [dispute], 'pi_1'), status).toEqual(order.money);
  }
});

test('a lost dispute took what its balance transactions show, without fees, on their day', () => {
  const back = { amount: 5000, created: seconds('2026-11-09T12:00:00.000Z') };
  const out = { amount: -15_000, fee: 1500, created: seconds(withdrawn) };
  const lost = (moved: object[]) => readOf(atStripe({ status: 'lost' }, moved));
  expect(lost([out])).toMatchObject({ cents: -15_000, at: withdrawn });
  expect(lost([out, back]), 'won in part').toMatchObject({ cents: -10_000, at: withdrawn });
  expect(lost([{ ...out, currency: 'eur', amount: -13_000 }]).cents).toBe(-15_000);
  expect(lost([]).cents, 'Stripe shows none').toBe(-15_000);
  const known = { ...anOrder(), money: [aDispute('lost', { at: opened })] };
  const again = withDisputes(known, [atStripe({ status: 'lost' }, [out, back])], 'pi_1');
  expect(again, 'its day is written once').toMatchObject([{ cents: -10_000, at: opened }]);
});

test('a prevented dispute took what its balance transactions show, and nothing without them', () => {
  const prevented = (moved: object[]) => readOf(atStripe({ status: 'prevented' }, moved));
  expect(prevented([])).toMatchObject({ cents: 0 });
  expect(prevented([{ amount: -4000, created: seconds(withdrawn) }])).toMatchObject({
    cents: -4000,
    at: withdrawn,
  });
});

test('disputes that stood beside the money are read into it, on the day of their mail, once', () => {
  const mail = { kind: 'dispute', round: 0, about: 'du_1 lost', state: 'sent', at: withdrawn };
  const stored = {
    ...anOrder(),
    money: [aCardPayment()],
    mails: [mail],
    disputes: [{ id: 'du_1', amount: '150.00', state: 'lost' }],
  };
  const read = orderRecordSchema.parse(stored);
  expect(disputesOf(read)).toEqual([aDispute('lost', { at: withdrawn })]);
  expect(read).not.toHaveProperty('disputes');
  expect(orderRecordSchema.parse(read)).toEqual(read);
});

function anOrder(known?: Dispute['dispute']) {
  const order = transferOrder('K7M-4QX', new Date(opened));
  return { ...order, money: known ? [aDispute(known)] : [] };
}

/** Returns the entry of a dispute that the order did not know. */
function readOf(dispute: Stripe.Dispute): Dispute {
  return disputesOf({ money: withDisputes(anOrder(), [dispute], 'pi_1') })[0]!;
}

/** Returns a dispute of 150 dollars as Stripe answers it. */
function atStripe(parts: { status: string }, moved: object[] = []): Stripe.Dispute {
  return {
    id: 'du_1',
    object: 'dispute',
    amount: asCents(15_000),
    created: seconds(opened),
    currency: 'usd',
    balance_transactions: moved.map((one) => ({ currency: 'usd', ...one })),
    ...parts,
  } as unknown as Stripe.Dispute;
}
