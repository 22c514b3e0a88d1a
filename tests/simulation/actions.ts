import * as fc from 'fast-check';
import type { OrderStatus } from '#shared/order';

const anyOf = fc.nat(20);
/** The wanted artworks of a buyer: one, or several. */
const wish = fc.constantFrom([0], [1], [2], [0, 1], [1, 2], [0, 1, 2]);
const buyer = fc.nat(2);
const statuses: OrderStatus[] = ['cancelled', 'processing', 'shipped', 'delivered', 'pending'];

const openCard = fc.record({ kind: fc.constant('open-card' as const), buyer, wish });
const orderTransfer = fc.record({ kind: fc.constant('order-transfer' as const), buyer, wish });
const pay = fc.record({
  kind: fc.constant('pay' as const),
  which: anyOf,
  isGood: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
});
const dashboardRefund = fc.record({
  kind: fc.constant('dashboard-refund' as const),
  which: anyOf,
  isAll: fc.boolean(),
});
const webhook = fc.record({ kind: fc.constant('webhook' as const), which: anyOf });
const returnPage = fc.record({ kind: fc.constant('return-page' as const), which: anyOf });
const reconcile = fc.record({ kind: fc.constant('reconcile' as const) });
const setStatus = fc.record({
  kind: fc.constant('set-status' as const),
  which: anyOf,
  status: fc.constantFrom(...statuses),
});
const free = fc.record({ kind: fc.constant('free' as const), which: fc.nat(2) });
const freeHolds = fc.record({ kind: fc.constant('free-holds' as const) });
/** The administrator changes an artwork while buyers have its old state before them. */
const edit = fc.record({
  kind: fc.constant('edit' as const),
  which: fc.nat(2),
  edit: fc.constantFrom('hide' as const, 'show' as const, 'dearer' as const),
});
const time = fc.record({
  kind: fc.constant('time' as const),
  seconds: fc.constantFrom(1, 5, 20, 31, 65, 185),
});
const crash = fc.record({ kind: fc.constant('crash' as const) });

/** Possible events; `which` selects among the existing buyers or orders. */
const actionArbitrary = fc.record({
  /** Calls on the network before the next event; 60: all. */
  calls: fc.oneof({ weight: 2, arbitrary: fc.constant(60) }, { weight: 3, arbitrary: fc.nat(30) }),
  what: fc.oneof(
    { weight: 8, arbitrary: openCard },
    { weight: 4, arbitrary: orderTransfer },
    { weight: 8, arbitrary: pay },
    { weight: 2, arbitrary: dashboardRefund },
    { weight: 5, arbitrary: webhook },
    { weight: 2, arbitrary: returnPage },
    { weight: 3, arbitrary: reconcile },
    { weight: 4, arbitrary: setStatus },
    { weight: 2, arbitrary: free },
    { weight: 1, arbitrary: freeHolds },
    { weight: 1, arbitrary: edit },
    { weight: 4, arbitrary: time },
    { weight: 1, arbitrary: crash },
  ),
});
export type Action = (typeof actionArbitrary)['generate'] extends (...given: never[]) => {
  value: infer Value;
}
  ? Value
  : never;

/** One interleaving: events, the dice that order and break calls, and the rate of broken ones. */
export const planArbitrary = fc.record({
  actions: fc.array(actionArbitrary, { minLength: 4, maxLength: 30, size: 'max' }),
  dice: fc.array(fc.nat(997), { maxLength: 150, size: 'max' }),
  trouble: fc.constantFrom(0, 60, 25, 12),
});

/** Several buyers open forms one after the other and pay; then many settle the same payments, a few calls each. */
const rush = fc
  .record({
    forms: fc.array(openCard, { minLength: 1, maxLength: 4 }),
    payments: fc.array(pay, { minLength: 1, maxLength: 4 }),
    settlers: fc.array(
      fc.record({
        calls: fc.nat(12),
        what: fc.oneof(
          { weight: 6, arbitrary: webhook },
          { weight: 4, arbitrary: returnPage },
          { weight: 2, arbitrary: reconcile },
          { weight: 2, arbitrary: pay },
          { weight: 3, arbitrary: setStatus },
          { weight: 2, arbitrary: edit },
          { weight: 1, arbitrary: orderTransfer },
          { weight: 1, arbitrary: dashboardRefund },
          { weight: 1, arbitrary: free },
          { weight: 1, arbitrary: crash },
          { weight: 1, arbitrary: time },
        ),
      }),
      { minLength: 4, maxLength: 20, size: 'max' },
    ),
  })
  .map(({ forms, payments, settlers }): Action[] => [
    // Each form is opened when the hold of the one before has lapsed.
    ...forms.flatMap((what): Action[] => [
      { calls: 60, what },
      { calls: 60, what: { kind: 'time', seconds: 31 } },
    ]),
    ...payments.map((what): Action => ({ calls: 0, what })),
    ...settlers,
  ]);

export const biasedPlanArbitrary: fc.Arbitrary<Plan> = fc.record({
  actions: rush,
  dice: fc.array(fc.nat(997), { maxLength: 150, size: 'max' }),
  trouble: fc.constantFrom(0, 60, 25, 12),
});
export type Plan = typeof planArbitrary extends fc.Arbitrary<infer Value> ? Value : never;
