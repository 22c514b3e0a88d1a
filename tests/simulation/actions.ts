import * as fc from 'fast-check';
import type { OrderStatus } from '#shared/order';

const anyOf = fc.nat(20);
/** The wanted artworks of a buyer: one, or several. */
const wish = fc.constantFrom([0], [1], [2], [0, 1], [1, 2], [0, 1, 2]);
const buyer = fc.nat(2);
const statuses: OrderStatus[] = ['cancelled', 'processing', 'shipped', 'delivered', 'pending'];

/** Possible events; `which` selects among the existing buyers or orders. */
const actionArbitrary = fc.record({
  /** Calls on the network before the next event; 60: all. */
  calls: fc.oneof({ weight: 2, arbitrary: fc.constant(60) }, { weight: 3, arbitrary: fc.nat(30) }),
  what: fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('open-card' as const), buyer, wish }) },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('order-transfer' as const), buyer, wish }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('pay' as const),
        which: anyOf,
        isGood: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('dashboard-refund' as const),
        which: anyOf,
        isAll: fc.boolean(),
      }),
    },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('webhook' as const), which: anyOf }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('return-page' as const), which: anyOf }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('reconcile' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('set-status' as const),
        which: anyOf,
        status: fc.constantFrom(...statuses),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('free' as const), which: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('free-holds' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('time' as const),
        seconds: fc.constantFrom(1, 5, 20, 31, 65, 185),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const) }) },
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
export type Plan = typeof planArbitrary extends fc.Arbitrary<infer Value> ? Value : never;
