import * as fc from 'fast-check';
import { goneAnswers } from '#shared/instagram';
import type { OrderStatus } from '#shared/order';
import { paintingCount, type Wording } from './feed.ts';

const which = fc.nat(20);
const buyer = fc.nat(2);
const wish: fc.Arbitrary<readonly number[]> = fc.constantFrom<readonly number[]>(
  [0],
  [1],
  [2],
  [0, 1],
  [1, 0],
  [1, 2],
  [0, 1, 2],
);
const statuses: OrderStatus[] = ['cancelled', 'processing', 'shipped', 'pending'];

const of = <Kind extends string, Model extends object>(
  kind: Kind,
  model: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> },
) => fc.record({ kind: fc.constant(kind), ...model }) as fc.Arbitrary<{ kind: Kind } & Model>;

const openForm = of('open-form', { buyer, wish });
const check = of('check', { buyer, wish });
const orderTransfer = of('order-transfer', { buyer, wish });
const confirm = of('confirm', { which });
const moneySent = of('money-sent', { which });
const pay = of('pay', {
  which,
  isGood: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
});
const webhook = of('webhook', { which });
const returns = of('returns', { which });
const returnPage = of('return-page', { which });
const reconcile = of('reconcile', {});
const setStatus = of('set-status', { which, status: fc.constantFrom(...statuses) });
const giveBack = of('give-back', {
  which,
  /** Of the order's total. */
  share: fc.constantFrom(0.25, 0.5, 1),
  isReturned: fc.boolean(),
  /** Of the dialog: the same one may come twice. */
  dialog: fc.nat(3),
});
/** Of the order's total. */
const shares = { right: 1, half: 0.5, double: 2 } as const;
const arrived = of('arrived', {
  which,
  share: fc.constantFrom(shares.right, shares.right, shares.half, shares.double),
  /** Of the dialog: the same one may come twice. */
  dialog: fc.nat(3),
});
/** `entry`: of the order's money that can be struck, or is owed by hand. */
const struck = of('struck', { which, entry: fc.nat(2) });
const sentBack = of('sent-back', { which, entry: fc.nat(2) });
const cancelKeeping = of('cancel-keeping', { which, share: fc.constantFrom(0.25, 1) });
const free = of('free', { which: fc.nat(2) });
/** The painter sells it outside of the shop; a second press has the same key. */
const sellElsewhere = of('sell-elsewhere', { which: fc.nat(2), key: fc.nat(1) });
const edit = of('edit', {
  which: fc.nat(2),
  edit: fc.constantFrom('hide' as const, 'show' as const, 'dearer' as const),
});
/** The painter sets, moves or removes the hour of sale, while nothing else happens. `seconds`: from now. */
const setHour = of('set-hour', {
  which: fc.nat(2),
  seconds: fc.constantFrom(null, -1, 3, 40, 100, 400),
});
/** The painter works in Stripe's dashboard, or the buyer's bank ends an authorisation, sends a refund back, or disputes. No webhook tells of it. */
const atStripe = of('at-stripe', {
  which,
  deed: fc.constantFrom(
    'capture' as const,
    'capture-part' as const,
    'cancel' as const,
    'expire' as const,
    'refund' as const,
    'refund-fails' as const,
    'dispute' as const,
    'dispute-part' as const,
    'ask' as const,
    'decide-open' as const,
    'decide-won' as const,
    'decide-lost' as const,
    'decide-closed' as const,
    'decide-prevented' as const,
  ),
});
/** Of two forms of the painter: the same one may be sent twice. Without works it is a line. */
const offer = of('offer', {
  form: fc.nat(1),
  wish: fc.constantFrom<readonly number[]>([0], [0], [1], [2], [0, 1], []),
  parts: fc.integer({ min: 1, max: 3 }),
});
const changeOffer = of('change-offer', {
  which: fc.nat(1),
  parts: fc.integer({ min: 1, max: 3 }),
  /** The first part's day, from now. */
  minutes: fc.constantFrom(1, 2, 5),
});
const withdraw = of('withdraw', { which: fc.nat(1) });
const openPart = of('open-part', { which: fc.nat(1), isAll: fc.boolean() });
const time = of('time', { seconds: fc.constantFrom(1, 5, 20, 31, 65, 185, 3700) });
const crash = of('crash', {});

/** Calls on the network before the next event; 60: all. */
const calls = fc.oneof(
  { weight: 2, arbitrary: fc.constant(60) },
  { weight: 3, arbitrary: fc.nat(30) },
);

const actions = fc.oneof(
  { weight: 8, arbitrary: openForm },
  { weight: 1, arbitrary: check },
  { weight: 5, arbitrary: orderTransfer },
  { weight: 3, arbitrary: confirm },
  { weight: 1, arbitrary: moneySent },
  { weight: 8, arbitrary: pay },
  { weight: 5, arbitrary: webhook },
  { weight: 2, arbitrary: returnPage },
  { weight: 2, arbitrary: returns },
  { weight: 3, arbitrary: reconcile },
  { weight: 4, arbitrary: setStatus },
  { weight: 3, arbitrary: giveBack },
  { weight: 3, arbitrary: arrived },
  { weight: 2, arbitrary: struck },
  { weight: 1, arbitrary: sentBack },
  { weight: 1, arbitrary: cancelKeeping },
  { weight: 2, arbitrary: free },
  { weight: 3, arbitrary: offer },
  { weight: 2, arbitrary: changeOffer },
  { weight: 1, arbitrary: withdraw },
  { weight: 4, arbitrary: openPart },
  { weight: 2, arbitrary: sellElsewhere },
  { weight: 2, arbitrary: edit },
  { weight: 3, arbitrary: setHour },
  { weight: 2, arbitrary: atStripe },
  { weight: 4, arbitrary: time },
  { weight: 1, arbitrary: crash },
);
const painting = fc.nat(paintingCount - 1);
const wording = fc.constantFrom<Wording>('plain', 'plain', 'again', 'detail', 'sold', 'none');

/** The painter posts, edits and deletes on Instagram, switches the account off and on, and answers what the sync asks; buyers open forms for any artwork. */
const feedActions = fc.oneof(
  { weight: 8, arbitrary: of('post', { painting, wording }) },
  { weight: 3, arbitrary: of('edit-post', { which, wording }) },
  { weight: 2, arbitrary: of('remove-post', { which }) },
  { weight: 10, arbitrary: of('sync', {}) },
  { weight: 6, arbitrary: of('answer', { which }) },
  { weight: 1, arbitrary: of('turn-feed', { isOn: fc.boolean() }) },
  { weight: 2, arbitrary: of('answer-gone', { answer: fc.constantFrom(...goneAnswers) }) },
  { weight: 6, arbitrary: of('open-any', { buyer, which }) },
  { weight: 2, arbitrary: of('transfer-any', { buyer, which }) },
);
type Value<Some> = Some extends fc.Arbitrary<infer Inner> ? Inner : never;
export type What = Value<typeof actions> | Value<typeof feedActions>;
type Step = { calls: number; what: What };
/** One interleaving: events, the dice that order and break calls, and the rate of broken ones. */
export type Plan = {
  steps: Step[];
  dice: number[];
  trouble: number;
  isDuel?: boolean;
  hasFeed?: boolean;
};

const dice = fc.array(fc.nat(997), { maxLength: 150, size: 'max' });
const trouble = fc.constantFrom(0, 60, 25, 12);

export const plans: fc.Arbitrary<Plan> = fc.record({
  steps: fc.array(fc.record({ calls, what: actions }), {
    minLength: 4,
    maxLength: 30,
    size: 'max',
  }),
  dice,
  trouble,
});

const settlers = (some: fc.Arbitrary<What>, most = 20): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ calls: fc.nat(12), what: some }), {
    minLength: 4,
    maxLength: most,
    size: 'max',
  });

/** Lets buyers open forms for these artworks and pay at the same moment. The events follow. */
function afterPayments(
  wishes: fc.Arbitrary<readonly (readonly number[])[]>,
  payment: fc.Arbitrary<boolean>,
  events: fc.Arbitrary<Step[]>,
): fc.Arbitrary<Step[]> {
  return fc
    .record({ wishes, isGood: payment, events })
    .map(({ wishes: wanted, isGood, events: rest }) => [
      ...wanted.map((one, index): Step => ({
        calls: 60,
        what: { kind: 'open-form', buyer: index % 3, wish: one },
      })),
      ...wanted.map((_, index): Step => ({
        calls: 0,
        what: { kind: 'pay', which: index, isGood },
      })),
      ...rest,
    ]);
}

/** Many settle the same payments, a few calls each. */
const rush = afterPayments(
  fc.array(wish, { minLength: 1, maxLength: 4 }),
  fc.constant(true),
  settlers(
    fc.oneof(
      { weight: 6, arbitrary: webhook },
      { weight: 4, arbitrary: returnPage },
      { weight: 2, arbitrary: returns },
      { weight: 2, arbitrary: reconcile },
      { weight: 2, arbitrary: pay },
      { weight: 3, arbitrary: setStatus },
      { weight: 3, arbitrary: giveBack },
      { weight: 2, arbitrary: edit },
      { weight: 2, arbitrary: setHour },
      { weight: 2, arbitrary: free },
      { weight: 2, arbitrary: sellElsewhere },
      { weight: 2, arbitrary: atStripe },
      { weight: 1, arbitrary: orderTransfer },
      { weight: 1, arbitrary: confirm },
      { weight: 1, arbitrary: crash },
      { weight: 1, arbitrary: time },
    ),
  ),
);

const few = fc.nat(2);

/** Paid orders whose money the bank asks about and takes, while the desk gives back and cancels, and banks send refunds back. */
const disputes = afterPayments(
  fc.array(wish, { minLength: 1, maxLength: 2 }),
  fc.constant(true),
  settlers(
    fc.oneof(
      { weight: 4, arbitrary: webhook },
      { weight: 5, arbitrary: returns },
      { weight: 2, arbitrary: reconcile },
      {
        weight: 9,
        arbitrary: of('at-stripe', {
          which: few,
          deed: fc.constantFrom(
            'refund' as const,
            'refund-fails' as const,
            'dispute' as const,
            'dispute-part' as const,
            'ask' as const,
            'decide-open' as const,
            'decide-won' as const,
            'decide-lost' as const,
            'decide-closed' as const,
            'decide-prevented' as const,
          ),
        }),
      },
      {
        weight: 2,
        arbitrary: of('set-status', {
          which: few,
          status: fc.constantFrom('cancelled' as const, 'shipped' as const),
        }),
      },
      { weight: 4, arbitrary: giveBack },
      { weight: 1, arbitrary: sentBack },
      { weight: 1, arbitrary: struck },
      { weight: 1, arbitrary: crash },
      { weight: 1, arbitrary: time },
    ),
  ),
);
const shared = fc.constantFrom(
  [[0, 1], [1]],
  [[0, 1], [1], [0]],
  [[0, 1], [1, 0], [1]],
  [[1, 2], [1]],
);

/** Carts share a work, and payments end while others are settled: what was lost for one settler is free for the next. */
const tangle = afterPayments(
  shared,
  fc.constant(true),
  settlers(
    fc.oneof(
      { weight: 8, arbitrary: of('webhook', { which: few }) },
      {
        weight: 3,
        arbitrary: of('at-stripe', {
          which: few,
          deed: fc.constantFrom('cancel' as const, 'expire' as const),
        }),
      },
    ),
    30,
  ),
);

/** Only payments and their webhooks: one of them must succeed. */
const duel = afterPayments(
  fc.constantFrom(
    [
      [0, 1],
      [1, 0],
    ],
    [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    [[1, 0], [0, 1], [0]],
  ),
  fc.constant(true),
  settlers(of('webhook', { which: few })),
);

/** Transfer orders and card orders whose statuses are pressed several times at once, while others order the same works. */
const presses = fc
  .record({
    wishes: fc.array(wish, { minLength: 1, maxLength: 2 }),
    isPaid: fc.boolean(),
    events: settlers(
      fc.oneof(
        {
          weight: 8,
          arbitrary: of('set-status', { which: few, status: fc.constantFrom(...statuses) }),
        },
        { weight: 4, arbitrary: arrived },
        { weight: 4, arbitrary: struck },
        { weight: 2, arbitrary: sentBack },
        { weight: 2, arbitrary: cancelKeeping },
        { weight: 1, arbitrary: of('confirm', { which: few }) },
        { weight: 2, arbitrary: orderTransfer },
        // Its holds lapse.
        { weight: 1, arbitrary: of('time', { seconds: fc.constant(185) }) },
        { weight: 1, arbitrary: reconcile },
      ),
    ),
  })
  .map(({ wishes, isPaid, events }): Step[] => [
    ...wishes.map((one, index): Step => ({
      calls: 60,
      what: { kind: 'order-transfer', buyer: index, wish: one },
    })),
    ...(isPaid
      ? [
          {
            calls: 60,
            what: { kind: 'set-status' as const, which: 0, status: 'processing' as const },
          },
        ]
      : []),
    ...events,
  ]);

/** Money by hand has come, and is struck and comes again at once. */
const strikes = fc
  .record({
    works: wish,
    events: settlers(
      fc.oneof(
        { weight: 4, arbitrary: of('struck', { which: fc.constant(0), entry: fc.nat(2) }) },
        {
          weight: 4,
          arbitrary: of('arrived', {
            which: fc.constant(0),
            share: fc.constantFrom(shares.right, shares.half),
            dialog: fc.nat(3),
          }),
        },
        { weight: 1, arbitrary: reconcile },
      ),
    ),
  })
  .map(({ works, events }): Step[] => [
    { calls: 60, what: { kind: 'order-transfer', buyer: 0, wish: works } },
    { calls: 60, what: { kind: 'arrived', which: 0, share: shares.right, dialog: 0 } },
    ...events,
  ]);

/** One offer, three devices and the desk; or its first part has come, and the desk cancels or takes money while the second is being paid. */
const deals = fc
  .record({
    wish: fc.constantFrom<readonly number[]>([0], [0, 1], []),
    parts: fc.integer({ min: 1, max: 3 }),
    isBegun: fc.boolean(),
    opened: fc.array(fc.boolean(), { minLength: 1, maxLength: 3 }),
    events: settlers(
      fc.oneof(
        { weight: 8, arbitrary: of('webhook', { which: few }) },
        {
          weight: 3,
          arbitrary: of('set-status', {
            which: few,
            status: fc.constantFrom('cancelled' as const, 'pending' as const),
          }),
        },
        { weight: 3, arbitrary: arrived },
        { weight: 3, arbitrary: struck },
        { weight: 1, arbitrary: sentBack },
        { weight: 1, arbitrary: cancelKeeping },
        { weight: 3, arbitrary: changeOffer },
        { weight: 2, arbitrary: withdraw },
        { weight: 1, arbitrary: setHour },
        { weight: 3, arbitrary: openPart },
        { weight: 3, arbitrary: pay },
        { weight: 2, arbitrary: reconcile },
        { weight: 2, arbitrary: time },
        { weight: 1, arbitrary: atStripe },
        { weight: 1, arbitrary: giveBack },
        { weight: 1, arbitrary: orderTransfer },
        { weight: 1, arbitrary: offer },
        { weight: 1, arbitrary: crash },
      ),
    ),
  })
  .map(({ wish: works, parts, isBegun, opened, events }): Step[] => {
    const open = (isAll: boolean): Step => ({
      calls: 60,
      what: { kind: 'open-part', which: 0, isAll },
    });
    const payFor = (index: number, count: number): Step => ({
      calls: count,
      what: { kind: 'pay', which: index, isGood: true },
    });
    const first = isBegun ? 1 : 0;
    return [
      { calls: 60, what: { kind: 'offer', form: 0, wish: works, parts } },
      ...(isBegun
        ? [open(false), payFor(0, 60), { calls: 60, what: { kind: 'webhook' as const, which: 0 } }]
        : []),
      ...opened.map(open),
      ...opened.map((_, index) => payFor(first + index, 0)),
      ...events,
    ];
  });

/** `isDuel`: the shop has no reason to lose all of the payments. */
export const rushes: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ steps: rush, dice, trouble }) },
  { weight: 2, arbitrary: fc.record({ steps: disputes, dice, trouble }) },
  { weight: 2, arbitrary: fc.record({ steps: tangle, dice, trouble: fc.constantFrom(0, 60) }) },
  { weight: 4, arbitrary: fc.record({ steps: deals, dice, trouble: fc.constantFrom(0, 60) }) },
  { weight: 4, arbitrary: fc.record({ steps: presses, dice, trouble: fc.constantFrom(0, 60) }) },
  { weight: 1, arbitrary: fc.record({ steps: strikes, dice, trouble: fc.constantFrom(0, 60) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      steps: duel,
      dice,
      trouble: fc.constant(0),
      isDuel: fc.constant(true),
    }),
  },
);

/** The painter's posts beside buyers. `hasFeed`: at the end every question is answered. */
export const feeds: fc.Arbitrary<Plan> = fc.record({
  steps: fc.array(
    fc.record({
      calls,
      what: fc.oneof<fc.Arbitrary<What>[]>(
        feedActions,
        fc.oneof(
          { weight: 6, arbitrary: pay },
          { weight: 5, arbitrary: webhook },
          { weight: 2, arbitrary: setStatus },
          { weight: 1, arbitrary: reconcile },
          { weight: 1, arbitrary: sellElsewhere },
          { weight: 1, arbitrary: edit },
          { weight: 3, arbitrary: time },
          { weight: 1, arbitrary: crash },
        ),
      ),
    }),
    { minLength: 10, maxLength: 40, size: 'max' },
  ),
  dice,
  trouble,
  hasFeed: fc.constant(true),
});
