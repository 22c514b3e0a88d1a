import { test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import { orderStatuses, type OrderStatus } from '#shared/order';
import { sampleArtworks } from '#shared/samples/artworks';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { readJson, writeJson } from '../../netlify/ports/blobs/records.ts';
import { checkCertificate } from '../../netlify/use-cases/orders/buyer/certificate-answers.ts';
import {
  certificateKey,
  certificateRecord,
  issueCertificates,
  lacksCertificates,
  requireVouchedFor,
} from '../../netlify/use-cases/orders/changes/certificates.ts';
import { changeOrder } from '../../netlify/use-cases/orders/changes/change-order.ts';
import { markDue } from '../../netlify/use-cases/orders/record/due.ts';
import { newItem } from '../../netlify/use-cases/orders/record/new-order.ts';
import {
  createOrFindOrder,
  findOrderByNumber,
  updateOrder,
  type OrderRecord,
} from '../../netlify/use-cases/orders/record/records.ts';
import { reconcileOrders } from '../../netlify/use-cases/reconciliation.ts';
import { crashAfter } from '../fixtures/blobs/crash.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { openStore } from '../fixtures/blobs/platform-blobs.ts';
import { aPayment } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { certificateNumbersKey, certificatesPrefix } from '../fixtures/records.ts';

const items = sampleArtworks
  .slice(0, 2)
  .map((artwork) => newItem({ ...artwork, cents: asCents(15_000) }, artwork));
const year = new Date().getFullYear();

const blobs = giveOwnStore();

test('an issue that was killed after any write is made whole by the next one, and leaves gaps only (rule 71)', async () => {
  for (let writes = 0, hasCrashed = true; hasCrashed; writes++) {
    const order = await pay(`KRA-AA${letterOf(writes)}`);
    hasCrashed = await crashAfter(writes, () => issueCertificates(order));
    await expectWhole(order.id, await issueCertificates(await find(order.id)));
    expect(writes).toBeLessThan(10);
  }
});

test('reconciliation issues what a shipped order lacks', async () => {
  const { error } = console;
  // No Stripe answers here, and reconciliation says so.
  console.error = () => undefined;
  const order = await pay('REC-AAA', { status: 'shipped' });
  await markDue(order, Date.now() - 1);
  await reconcileOrders(() => Promise.resolve());
  console.error = error;
  await expectWhole(order.id, await find(order.id));
});

test('two issues at once make one certificate of each artwork', async () => {
  const order = await pay('TWO-AAA');
  const issued = await Promise.all([issueCertificates(order), issueCertificates(order)]);
  const codes = codesOf(await find(order.id));
  expect(issued.map(codesOf)).toEqual([codes, codes]);
  const keys = await listKeys(certificatesPrefix);
  const written = await Promise.all(
    keys.map((key) => readJson(key, { needed: certificateRecord })),
  );
  for (const { code } of written.flatMap((one) => (one?.order.id === order.id ? one : []))) {
    const { state } = await checkCertificate(code);
    expect(state, code).toBe(codes.includes(code) ? 'genuine' : 'unknown');
  }
});

test('an order that is cancelled before it names its certificates gets none, and one that came back is withdrawn', async () => {
  const order = await pay('CAN-AAA');
  await updateOrder(order, (now) => ({ ...now, status: 'cancelled' }));
  expect(codesOf(await issueCertificates(order))).toEqual([]);

  const [first, second] = (await issueCertificates(await pay('RET-AAA'))).items;
  await updateOrder(await find('RET-AAA'), (now) => ({
    ...now,
    items: now.items.map((item) =>
      item.id === first!.id ? { ...item, returnedAt: now.createdAt } : item,
    ),
  }));
  expect(await checkCertificate(first!.certificate!)).toMatchObject({ state: 'withdrawn' });
  expect(await checkCertificate(second!.certificate!)).toMatchObject({ state: 'genuine' });
});

test('a certificate is told in the language of its order, and elsewhere its facts are marked as English (rule 74)', async () => {
  const [work] = sampleArtworks;
  const inFrench = newItem({ ...work!, cents: asCents(15_000) }, work!, 'fr');
  const sold = await pay('FRA-AAA', { items: [inFrench], language: 'fr' });
  const [code] = codesOf(await issueCertificates(sold));
  const french = { artworkTitle: 'Jour de marché', technique: 'Acrylique sur toile' };
  const frozen = { artworkTitle: 'Jou Mache', technique: 'Acrylic on canvas' };
  const marked = { ...frozen, langs: { artworkTitle: 'en', technique: 'en' } };
  const { certificate } = await checkCertificate(code!, 'fr');
  expect(certificate).toMatchObject(french);
  expect(certificate?.langs).toEqual({});
  expect((await checkCertificate(code!, 'ht')).certificate).toMatchObject(marked);
  expect((await checkCertificate(code!)).certificate).toMatchObject(frozen);
  const [other] = codesOf(await issueCertificates(await pay('ENG-AAA')));
  expect((await checkCertificate(other!, 'fr')).certificate).toMatchObject(marked);
});

/** Whether the parcel has left, so that its certificates are due. */
const isOnItsWay: Record<OrderStatus, boolean> = {
  pending: false,
  processing: false,
  shipped: true,
  delivered: true,
  cancelled: false,
};

for (const status of orderStatuses)
  test(`a paid order that is set to ${status} ${isOnItsWay[status] ? 'gets its certificates' : 'gets none by itself'} (rule 71)`, async () => {
    const order = await pay(`STA-${status.slice(0, 3).toUpperCase()}`);
    const changed = await changeOrder(order, (stored) => ({ ...stored, status }));
    expect(codesOf(changed)).toHaveLength(isOnItsWay[status] ? items.length : 0);
    expect(lacksCertificates({ ...order, status })).toBe(isOnItsWay[status]);
  });

test('a line of words gets no certificate, beside an artwork or alone (rule 71)', async () => {
  const frame = {
    ...newItem({ id: 'line-2', title: 'Frame', cents: asCents(5000) }, null),
    isLine: true,
  };
  const mixed = await issueCertificates(await pay('LIN-AAA', { items: [items[0]!, frame] }));
  expect(mixed.items.map(({ certificate }) => Boolean(certificate))).toEqual([true, false]);
  requireVouchedFor(mixed);
  const alone = await issueCertificates(await pay('LIN-CCC', { items: [frame] }));
  expect(codesOf(alone)).toHaveLength(0);
  expect(() => requireVouchedFor(alone)).toThrow(/needs a paid order/);
});

test('an order of the test keys gets no certificate once live keys are set (rule 66)', async () => {
  const tried = await issueCertificates(await pay('TST-AAA', { livemode: false }));
  const before = process.env['STRIPE_SECRET_KEY'];
  process.env['STRIPE_SECRET_KEY'] = 'sk_live_x';
  try {
    const later = await issueCertificates(await pay('TST-CCC', { livemode: false }));
    expect(codesOf(later)).toEqual([]);
    expect(await checkCertificate(codesOf(tried)[0]!)).toEqual({ state: 'unknown' });
  } finally {
    process.env['STRIPE_SECRET_KEY'] = before;
  }
});

test('after 10,000 certificates the next ones take as few calls, and a number that is taken is skipped', async () => {
  await writeJson(certificateNumbersKey(year), { last: 10_000 });
  await writeJson(certificateKey(`C-${year}-10001-AAAAAAAA`), {});
  const order = await pay('NXT-AAA');
  const calls = await countCalls(() => issueCertificates(order));
  const codes = codesOf(await find(order.id)).map((code) => code.slice(0, -9));
  expect(codes.sort()).toEqual([`C-${year}-10002`, `C-${year}-10003`]);
  expect(calls).toBeLessThanOrEqual(20);
});

test('certificates go on behind the last one if the number cannot be read, without a look at each (rule 84)', async () => {
  const order = await pay('NUM-AAA');
  const keyOf = (number: number) => `${certificatesPrefix}${year}/${number}`;
  for (let number = 10_004; number < 10_100; number++) await writeJson(keyOf(number), {});
  await openStore(blobs().port).set(certificateNumbersKey(year), '{"la');
  const { error } = console;
  console.error = () => undefined;
  const calls = await countCalls(() => issueCertificates(order));
  console.error = error;
  const codes = codesOf(await find(order.id)).map((code) => code.slice(0, -9));
  expect(codes.sort()).toEqual([`C-${year}-10100`, `C-${year}-10101`]);
  expect(calls).toBeLessThanOrEqual(20);
});

async function pay(id: string, fields: Partial<OrderRecord> = {}): Promise<OrderRecord> {
  const order = transferOrder(id, new Date());
  return createOrFindOrder({
    ...order,
    items,
    status: 'processing',
    money: [aPayment({ cents: 100_000 })],
    ...fields,
  });
}

async function find(id: string): Promise<OrderRecord> {
  return (await findOrderByNumber(id))!;
}

async function expectWhole(id: string, issued: OrderRecord): Promise<void> {
  const codes = codesOf(issued);
  expect(codes, id).toHaveLength(items.length);
  expect(codesOf(await find(id))).toEqual(codes);
  const answers = await Promise.all(codes.map((code) => checkCertificate(code)));
  expect(answers.map(({ state }) => state)).toEqual(['genuine', 'genuine']);
  expect(new Set(answers.map(({ certificate }) => certificate?.artworkTitle)).size).toBe(2);
}

function codesOf({ items: sold }: OrderRecord): string[] {
  return sold.flatMap(({ certificate }) => certificate ?? []);
}

function letterOf(index: number): string {
  return 'ACDEFGHJKMNPQRT'[index]!;
}

async function countCalls(work: () => Promise<unknown>): Promise<number> {
  const { fetch } = globalThis;
  let calls = 0;
  globalThis.fetch = (...call) => {
    calls++;
    return fetch(...call);
  };
  await work().finally(() => {
    globalThis.fetch = fetch;
  });
  return calls;
}
