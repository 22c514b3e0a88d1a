import { test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import type { Mail, MailKind } from '#shared/order';
import { isOver } from '../../netlify/use-cases/order-mails/mail-causes.ts';
import { aCardPayment, aPayment, aRefund } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { giveLeastEnvironment } from '../fixtures/start/least-environment.ts';

giveLeastEnvironment();

type Order = ReturnType<typeof transferOrder>;
type Parts = Partial<Order>;

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
const paid = [aPayment()];
const shippingAddress = {
  name: 'Marie',
  address: '1 Rue',
  city: 'Jacmel',
  country: 'HT',
  postalCode: '',
};
const money = { waiting: {}, said: { money: [aSaid('said')] } };
const processing: Parts = { status: 'processing', money: paid };
const cancelled: Parts = { status: 'cancelled' };
const cancelledPaid: Parts = { ...cancelled, money: paid };
const byCard: Parts = { method: 'card', money: [aCardPayment()] };
const lostByCard: Parts = {
  ...byCard,
  status: 'processing',
  money: [aCardPayment(), aRefund({ isOutside: true })],
};
const partCame: Parts = { money: [aPayment({ cents: 5000 })] };
const struck: Parts = { money: [aPayment({ cents: 5000, state: 'struck' })] };
const offer: Parts = {
  method: 'offer',
  offer: { words: '', parts: [{ cents: asCents(15_000), until: inHours(24).toISOString() }] },
};
const afterShipping: Parts = { ...processing, status: 'shipped', mails: [mail('shipped')] };

/** `so`: what the mail says is so. `over`: it is not. `about`: what the mail names. */
const causes: Record<MailKind, { about?: string; so: Parts[]; over: Parts[] }> = {
  'transfer-instructions': {
    so: [money.waiting],
    over: [
      processing,
      partCame,
      cancelled,
      { deadline: inHours(-1).toISOString() },
      { awaitsPainter: true },
    ],
  },
  'transfer-request': { so: [{ awaitsPainter: true }], over: [{}, processing, cancelled] },
  confirmation: {
    so: [processing, afterShipping, { ...processing, status: 'delivered' }],
    over: [cancelledPaid, struck, partCame, lostByCard],
  },
  refunded: { so: [{ ...cancelled, ...byCard, status: 'cancelled' }], over: [processing] },
  'partly-refunded': {
    about: 'part',
    so: [
      { ...processing, money: [...paid, aRefund({ id: 'part', of: 'transfer-0', cents: -100 })] },
      {
        ...cancelled,
        money: [...paid, aRefund({ id: 'part.2', of: 'transfer-0', cents: -100 })],
      },
    ],
    over: [
      processing,
      {
        ...processing,
        money: [...paid, aRefund({ id: 'part', of: 'transfer-0', cents: -100, state: 'struck' })],
      },
    ],
  },
  'address-request': {
    about: '2026-11-29',
    so: [processing],
    over: [{ ...processing, shippingAddress }, cancelledPaid, lostByCard],
  },
  released: { so: [cancelled], over: [processing] },
  shipped: { so: [afterShipping], over: [processing, { ...processing, status: 'delivered' }] },
  cancelled: { so: [cancelled, cancelledPaid], over: [{}, processing] },
  lapsed: { so: [cancelled], over: [{}, processing] },
  'not-arrived': {
    so: [struck, { money: [...struck.money!, aPayment({ id: 'other', cents: 100 })] }],
    over: [processing, cancelled],
  },
  offer: {
    so: [offer],
    over: [
      { ...offer, ...processing },
      { ...offer, ...partCame },
      { ...offer, ...cancelled },
      { ...offer, deadline: inHours(-1).toISOString() },
    ],
  },
  'part-arrived': {
    about: 'transfer-0',
    so: [partCame, processing],
    over: [{ ...partCame, status: 'cancelled' }, struck],
  },
  sold: { so: [processing, afterShipping], over: [cancelledPaid, struck, lostByCard] },
  'transfer-confirmed': { so: [{}], over: [processing, cancelled, partCame] },
  'transfer-to-confirm': { so: [{ awaitsPainter: true }], over: [{}, processing, cancelled] },
  // Money may be on its way to an order that was cancelled.
  'transfer-sent': {
    so: [money.said, { ...money.said, ...cancelled }],
    over: [processing, partCame],
  },
  'money-returned': { about: '125.00', so: [lostByCard, cancelledPaid], over: [] },
  'refund-failed': { about: 're_1', so: [processing, cancelledPaid], over: [] },
  dispute: { about: 'dp_1 open', so: [processing, cancelledPaid], over: [] },
  'part-paid': {
    about: 'transfer-0',
    so: [partCame, processing],
    over: [{ ...partCame, status: 'cancelled' }, struck],
  },
};

for (const [kind, { about = '', so, over }] of Object.entries(causes)) {
  test(`the mail '${kind}' is left out once its cause is over (rule 34)`, () => {
    const own = mail(kind as MailKind, { about });
    for (const parts of so) expect(isOverIn(own, parts), JSON.stringify(parts)).toBe(false);
    for (const parts of over) expect(isOverIn(own, parts), JSON.stringify(parts)).toBe(true);
  });
}

test('a newer mail of the same kind, about the same thing, replaces an older one (rule 34)', () => {
  const replaced = (parts: Parts, own: Mail, newer: Mail) => [
    isOverIn(own, parts, [newer]),
    isOverIn(newer, parts, [own], 'before'),
  ];
  const next = (own: Mail, change: Partial<Mail>) => ({ ...own, ...change });
  const instructions = mail('transfer-instructions');
  expect(replaced({}, instructions, next(instructions, { round: 1 }))).toEqual([true, false]);
  expect(replaced(offer, mail('offer'), mail('offer', { round: 1 }))).toEqual([true, false]);
  const open = mail('dispute', { about: 'dp_1 open' });
  expect(replaced(processing, open, next(open, { about: 'dp_1 won' }))).toEqual([true, false]);
  expect(replaced(processing, open, next(open, { about: 'dp_2 open' }))).toEqual([false, false]);
  const asked = mail('address-request', { about: '2026-11-28' });
  const askedAgain = next(asked, { about: '2026-11-29' });
  expect(replaced(processing, asked, askedAgain)).toEqual([true, false]);
  const part = mail('part-arrived', { about: 'transfer-0' });
  expect(replaced(partCame, part, next(part, { about: 'transfer-1' }))[0]).toBe(false);
});

test("'has not arrived' is left out beside 'has arrived', whichever way the money comes later (rule 34)", () => {
  const notArrived = mail('not-arrived', { round: 1 });
  const came = mail('part-arrived', { about: 'transfer-0' });
  expect(isOverIn(notArrived, partCame, [came])).toBe(true);
  // What came before it was said is no news.
  expect(isOverIn(notArrived, partCame, [came], 'before')).toBe(false);
});

test('what a buyer says of the next part of an offer is over once that part came (rule 97)', () => {
  const firstSaid = mail('transfer-sent', { about: 'said-0' });
  const said = { ...offer, money: [aSaid('said-0')] };
  expect(isOverIn(firstSaid, said)).toBe(false);
  expect(isOverIn(firstSaid, { ...said, money: [...said.money, ...partCame.money!] })).toBe(true);
});

/** Tells whether the mail is left out. `others`: mails after it, or before it. */
function isOverIn(own: Mail, parts: Parts, others: Mail[] = [], where = 'after'): boolean {
  const { mails = [], ...rest } = parts;
  const known = mails.filter(({ kind }) => kind !== own.kind);
  const all = where === 'after' ? [own, ...others] : [...others, own];
  return isOver(own, {
    ...transferOrder('K7M-4QX', inHours(1)),
    ...rest,
    mails: [...known, ...all],
  });
}

function mail(kind: MailKind, parts: Partial<Mail> = {}): Mail {
  return { kind, round: 0, about: '', state: 'due', at: new Date().toISOString(), ...parts };
}

function aSaid(id: string) {
  return aPayment({ id, state: 'said' });
}
