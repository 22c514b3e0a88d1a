import { test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import { momentIn } from '#shared/hour';
import {
  awaitedCents,
  isAwaited,
  isLate,
  moneySentAt,
  nextPart,
  transferNoticeId,
  offerView,
  outstandingCents,
  entriesOf,
} from '#shared/ledger';
import { languages, type Language } from '#shared/language';
import { offerInput, saleInput } from '#shared/offer';
import type { Entry } from '#shared/order';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { changeOffer } from '../../netlify/use-cases/offers/changing.ts';
import { makeOffer } from '../../netlify/use-cases/offers/making.ts';
import { deadlineOf, readDeal, readTerms } from '../../netlify/use-cases/offers/terms.ts';
import { requireOrder, type OrderRecord } from '../../netlify/use-cases/orders/record/records.ts';
import { changeSettings } from '../../netlify/use-cases/settings.ts';
import { aCardPayment, aPayment } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { artworkKey } from '../fixtures/records.ts';

giveOwnStore();

const past = '2026-01-01T00:00:00.000Z';
const future = '2099-01-01T00:00:00.000Z';
const parts = [
  { cents: asCents(5_000), until: past },
  { cents: asCents(6_000), until: past },
  { cents: asCents(4_000), until: future },
];

function anOffer(money: Entry[] = [], more: Partial<OrderRecord> = {}): OrderRecord {
  const order = transferOrder('K7M-4QX', new Date(future));
  return { ...order, method: 'offer', offer: { words: '', parts }, money, ...more };
}

test('the next part is the first one above what has come, whatever the way it came (rule 97)', () => {
  for (const [came, part, awaited] of [
    [0, 0, 5_000],
    [4_999, 0, 1],
    [5_000, 1, 6_000],
    [12_000, 2, 3_000],
    [15_000, null, 0],
    [20_000, null, 0],
  ] as const) {
    const order = anOffer(came ? [aPayment({ cents: came })] : []);
    expect(nextPart(order), `${came}`).toBe(part === null ? null : parts[part]);
    expect(awaitedCents(order), `${came}`).toBe(awaited);
  }
  const begun = anOffer([aCardPayment({ cents: 5_000 }), aPayment({ state: 'struck' })]);
  expect(outstandingCents(begun)).toBe(10_000);
  expect([6_000, 10_000, 5_000, 15_000].map((cents) => isAwaited(begun, asCents(cents)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const astray = anOffer([aCardPayment({ isAstray: true })]);
  expect(nextPart(astray)).toBe(parts[0]);
});

test('only a part after the first money is late; before it the deadline counts (rule 96)', () => {
  expect(isLate(anOffer())).toBe(false);
  expect(offerView(anOffer())?.due).toEqual({ cents: 5_000, until: future, isHeld: true });
  expect(offerView(anOffer([], { deadline: past }))?.due?.isHeld).toBe(false);
  const begun = anOffer([aPayment({ cents: 5_000 })], { deadline: past });
  expect(isLate(begun)).toBe(true);
  expect(offerView(begun)).toMatchObject({
    due: { cents: 6_000, until: past, isHeld: true },
    parts: [
      { state: 'came', isLate: false },
      { state: 'now', isLate: true },
      { state: 'later', isLate: false },
    ],
  });
  const rest = offerView(anOffer([aPayment({ cents: 11_000 })]));
  expect(rest?.parts.map(({ state }) => state)).toEqual(['came', 'came', 'next']);
  expect(isLate({ ...begun, status: 'cancelled' })).toBe(false);
  const claimed = anOffer([aCardPayment({ state: 'claimed' })]);
  expect(offerView(claimed)?.due, 'while a payment is being finished').toBeNull();
});

test('the buyer says once for each part that the money is sent', () => {
  const said = (order: OrderRecord) => aPayment({ id: transferNoticeId(order), state: 'said' });
  const first = anOffer();
  const sent = anOffer([said(first)]);
  expect([moneySentAt(first), moneySentAt(sent)]).toEqual([null, said(first).at]);
  const came = anOffer([said(first), aPayment({ cents: 5_000 })]);
  expect(moneySentAt(came)).toBeNull();
  expect(moneySentAt(anOffer([...entriesOf(came), said(came)]))).toBe(said(came).at);
});

test('an offer and its parts hold until the last minute of their days, today too (rule 96)', async () => {
  const items = [{ title: 'A frame', price: '100' }];
  const [today, later] = [new Date().toISOString().slice(0, 10), '2099-03-01'];
  const once = await readTerms(offerInput.parse({ items, until: today }));
  expect(deadlineOf(once)).toBe(`${today}T23:59:59.000Z`);
  const inParts = [
    { cents: asCents(4_000), until: today },
    { cents: asCents(6_000), until: later },
  ];
  const { offer } = await readTerms(offerInput.parse({ items, parts: inParts }));
  expect(offer.parts.map(({ until }) => until)).toEqual(
    [today, later].map((day) => `${day}T23:59:59.000Z`),
  );
  const over = offerInput.parse({ items, until: '2026-01-01' });
  await expect(readTerms(over)).rejects.toMatchObject({ status: 400 });
});

test('works of an offer or a sale elsewhere have the title and technique of their buyer’s language (rule 73)', async () => {
  const [work] = sampleArtworks;
  await writeJson(artworkKey(work!.id), work!);
  const items = [{ artworkId: work!.id, price: '100' }];
  for (const language of languages) {
    const { title, technique } = work!.translations?.[language as 'fr'] ?? {};
    const told = { translatedTitle: title, translatedTechnique: technique };
    const offer = await readTerms(offerInput.parse({ items, until: '2099-03-01', language }));
    const sale = await readDeal(saleInput.parse({ items, language }));
    for (const deal of [offer, sale]) {
      expect(deal.language ?? 'en').toBe(language);
      expect(deal.items).toMatchObject([{ artworkTitle: work!.title, ...(title && told) }]);
    }
  }
});

test('an offer in another language than before has works, instructions and mails in that one (rules 73, 96)', async () => {
  const [work] = sampleArtworks;
  await writeJson(artworkKey(work!.id), work!);
  const account = { offersTransfer: true, transferName: 'Solèy', transferEmail: 'a@example.com' };
  const transferInstructions = 'Name the order';
  const translations = { fr: { transferInstructions: 'Indiquez la commande' } };
  await changeSettings(() => ({ ...account, transferInstructions, translations }));
  const inputOf = (language: Language) =>
    offerInput.parse({
      items: [{ artworkId: work!.id, price: '100' }],
      customerEmail: 'marie@example.com',
      until: '2099-03-01',
      language,
    });
  const key = 'a form';
  const { id, round } = await makeOffer({ input: inputOf('fr'), key, editor: 'admin' });
  expect(await requireOrder(id)).toMatchObject({
    language: 'fr',
    items: [{ translatedTitle: work!.translations!.fr!.title }],
    recipient: { instructions: 'Indiquez la commande' },
  });
  await changeOffer({ id, version: round, editor: 'admin' }, inputOf('en'));
  const { language, items, recipient } = await requireOrder(id);
  expect([language, items[0]!.translatedTitle]).toEqual([undefined, undefined]);
  expect(recipient).toEqual({
    email: 'a@example.com',
    name: 'Solèy',
    instructions: 'Name the order',
  });
});

test('the day of an offer ends in the shop’s time zone (rule 96)', async () => {
  await changeSettings(() => ({ timeZone: 'America/Port-au-Prince' }));
  const items = [{ title: 'A frame', price: '100' }];
  const once = [{ cents: asCents(10_000), until: '2099-03-01' }];
  for (const days of [{ until: '2099-03-01' }, { parts: once }]) {
    const terms = await readTerms(offerInput.parse({ items, ...days }));
    expect(deadlineOf(terms)).toBe('2099-03-02T04:59:59.000Z');
  }
  await changeSettings(() => ({ timeZone: '' }));
});

test('a day ends in its own time zone, also when the clocks change', () => {
  for (const [day, zone, end] of [
    ['2026-12-24', 'UTC', '2026-12-24T23:59:59.000Z'],
    ['2026-12-24', 'America/Port-au-Prince', '2026-12-25T04:59:59.000Z'],
    ['2026-03-07', 'America/New_York', '2026-03-08T04:59:59.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-09T03:59:59.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-02T04:59:59.000Z'],
    ['2026-12-24', 'Asia/Tokyo', '2026-12-24T14:59:59.000Z'],
    // These clocks go from 22:59:59 to midnight.
    ['2027-03-27', 'America/Nuuk', '2027-03-28T00:59:59.000Z'],
  ] as const)
    expect(momentIn(`${day}T23:59:59`, zone), `${day} ${zone}`).toBe(end);
});
