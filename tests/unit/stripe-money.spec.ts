import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, before, test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import { entryOf, refundsOf, returnedCents } from '#shared/ledger';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { listPaymentChanges } from '../../netlify/ports/stripe/events.ts';
import { openPart } from '../../netlify/use-cases/offers/paying.ts';
import {
  getPaymentOutcome,
  paymentKeyOf,
} from '../../netlify/use-cases/orders/buyer/payment-answer.ts';
import { settlePayment } from '../../netlify/use-cases/orders/card/settlement.ts';
import {
  createOrFindOrder,
  requireOrder,
  updateOrder,
  type OrderRecord,
} from '../../netlify/use-cases/orders/record/records.ts';
import { reconcileOrders } from '../../netlify/use-cases/reconciliation.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { aCardPayment, aPayment } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { least } from '../fixtures/start/least-environment.ts';
import { artworkKey } from '../fixtures/records.ts';
import { project } from '../fixtures/start/platform-template.ts';

const deadline = new Date('2099-01-01');
const alphabet = 'ACDEFGHJKMNPQRTVWXYZ2346789';

let fetchStore: typeof fetch;

giveOwnStore();
before(() => {
  fetchStore = globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = fetchStore;
});

test('Stripe’s events are read to the last page, and of each object the newest one counts (rule 29)', async () => {
  const pages = [['pi_1'], ['pi_2', 'pi_1'], ['pi_3'], ['pi_4']].map((ids, page) =>
    ids.map((id, index) => ({
      id: `evt_${page}_${index}`,
      data: { object: { id, object: 'payment_intent', amount: page } },
    })),
  );
  const asked: (string | null)[] = [];
  answerStripe(({ query }) => {
    asked.push(query.get('starting_after'));
    const data = pages[asked.length - 1]!;
    return { object: 'list', data, has_more: asked.length < pages.length };
  });
  const { payments } = await listPaymentChanges(0);
  expect(payments.map(({ id, amount }) => [id, amount])).toEqual([
    ['pi_1', 0],
    ['pi_2', 1],
    ['pi_3', 2],
    ['pi_4', 3],
  ]);
  expect(asked).toEqual([null, 'evt_0_0', 'evt_1_1', 'evt_2_0']);
});

for (const [what, parts] of [
  ['a card order', { method: 'card' }],
  ['an offer', { method: 'offer', offer: { words: '', parts: [partOf(15_000)] } }],
] as const)
  for (const isClaimed of [true, false])
    test(`of ${what}, ${isClaimed ? 'claimed' : 'unseen'}, a part that was captured in Stripe’s dashboard owes what came (rule 21)`, async () => {
      const id = `PAR-A${alphabet[parts.method.length]}${isClaimed ? 'A' : 'C'}`;
      const payment = `pi_${id}`;
      const money = isClaimed ? [aCardPayment({ id: payment, state: 'claimed' })] : [];
      const order = { ...transferOrder(id, deadline), ...parts, money } as OrderRecord;
      const isNew = parts.method === 'card' && !isClaimed;
      const created = Math.floor(Date.parse(order.createdAt) / 1000);
      const createdAt = new Date(created * 1000).toISOString();
      if (!isNew) await createOrFindOrder({ ...order, createdAt });
      const part = { createdAt, round: '0', came: '0', part: '15000' };
      const bought = parts.method === 'card' ? { item1: 'jou-mache:15000:Jou Mache' } : part;
      const latest_charge = { amount_captured: 5000, amount_refunded: 0 };
      const intent = { ...intentOf(id, bought), created, amount_received: 5000, latest_charge };
      const sent: string[] = [];
      answerStripe(({ path, body }) => {
        if (path === '/v1/refunds' && body) {
          sent.push(body.get('amount')!);
          return { id: 're_1', object: 'refund', amount: Number(body.get('amount')) };
        }
        return path.startsWith('/v1/payment_intents/') ? intent : { object: 'list', data: [] };
      });
      await settlePayment(payment);
      const after = await requireOrder(id);
      expect(entryOf(after, payment)).toMatchObject({ cents: 5000, state: 'done' });
      expect(refundsOf(after)).toMatchObject([{ cents: -5000, of: payment }]);
      expect(sent).toEqual(['5000']);
    });

test('each version of an offer opens a payment of its own, and two devices the same one (rule 97)', async () => {
  const offer = { words: '', parts: [partOf(10_000), partOf(5000)] };
  const order = await createOrFindOrder({
    ...transferOrder('OFF-ACD', deadline),
    method: 'offer',
    offer,
  });
  const opened = new Map<string, { id: string; body: string }>();
  answerStripe(({ path, body, key }) => {
    if (!body) return { id: path.split('/').at(-1), status: 'requires_payment_method' };
    const known = opened.get(key!) ?? { id: `pi_${opened.size + 1}`, body: String(body) };
    opened.set(key!, known);
    // Stripe refuses a known key with other parameters.
    const error = { type: 'idempotency_error', message: 'Keys for idempotent requests' };
    if (known.body !== String(body)) return Response.json({ error }, { status: 400 });
    return { id: known.id, client_secret: `${known.id}_secret` };
  });
  const open = async (cents: number) => {
    const token = `${order.id}.${order.accessKey}`;
    return (await openPart(token, { cents: asCents(cents), version: null })).clientSecret;
  };
  const change = (parts: Partial<OrderRecord>) =>
    updateOrder(order, (stored) => ({ ...stored, ...parts }));
  expect([await open(10_000), await open(10_000)]).toEqual(['pi_1_secret', 'pi_1_secret']);
  expect(await open(15_000), 'another amount').toBe('pi_2_secret');
  await change({ round: 1 });
  expect(await open(10_000), 'changed').toBe('pi_3_secret');
  await change({ money: [aPayment({ cents: 5000 })] });
  expect(await open(10_000), 'all that is left').toBe('pi_4_secret');
});

/** What went back of 150 dollars after a refund of 10 in the dashboard. */
const wentBack: Record<string, number> = {
  pending: 1000,
  requires_action: 1000,
  succeeded: 1000,
  failed: 0,
  canceled: 0,
};

test('each state of a refund and of a payment that Stripe’s types name is decided (rules 29, 31)', () => {
  const refunds = statesIn('Refunds.d.ts', /Status of the refund\. This can be (.*?)\. /);
  expect(refunds).toEqual(Object.keys(wentBack).sort());
  const payments = statesIn('PaymentIntents.d.ts', /\n {4}type Status = (.*?);/);
  expect(payments).toEqual(Object.keys(told).sort());
});

for (const [index, [status, cents]] of Object.entries(wentBack).entries())
  test(`a refund of the dashboard that is '${status}' counts as ${cents} cents (rule 29)`, async () => {
    const id = `REF-AA${alphabet[index]}`;
    const payment = `pi_${id}`;
    await createOrFindOrder({
      ...transferOrder(id, deadline),
      method: 'card',
      status: 'processing',
      money: [aCardPayment({ id: payment })],
    });
    const intent = intentOf(id, { item1: 'jou-mache:15000:Jou Mache' });
    const charge = { ...intent, id: `ch_${id}`, object: 'charge', payment_intent: payment };
    const refund = { id: `re_${id}`, object: 'refund', amount: 1000, created: 1, status };
    answerStripe(({ path }) => {
      if (path.startsWith('/v1/payment_intents/')) return intent;
      const lists: Record<string, object[]> = {
        '/v1/events': [{ data: { object: { ...charge, amount_refunded: 1000 } } }],
        '/v1/refunds': [refund],
      };
      return { object: 'list', data: lists[path] ?? [] };
    });
    await reconcileOrders(() => Promise.resolve());
    expect(returnedCents(await requireOrder(id))).toBe(cents);
  });

/** What the page of a payment for a free artwork says. */
const told: Record<string, string> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'succeeded',
  succeeded: 'succeeded',
  canceled: 'failed',
};

for (const [index, [status, state]] of Object.entries(told).entries())
  test(`of a payment that is '${status}' its page says '${state}', to a French buyer in French (rules 31, 73)`, async () => {
    const [artwork] = sampleArtworks;
    await writeJson(artworkKey('jou-mache'), { ...artwork!, stockQuantity: 9 });
    const id = `TAK-AA${alphabet[index]}`;
    const items = { item1: 'jou-mache:15000:Jou Mache', language: 'fr' };
    const intent = { ...intentOf(id, items), status, client_secret: 'a secret' };
    answerStripe(({ path }) =>
      path.endsWith('capture') ? { ...intent, status: 'succeeded' } : intent,
    );
    const { outcome } = await getPaymentOutcome({
      paymentIntentId: intent.id,
      clientSecret: 'a secret',
      paymentKey: paymentKeyOf(intent.id),
    });
    expect(outcome.state).toBe(state);
    if (state !== 'succeeded') return;
    expect(outcome.items).toMatchObject([{ artworkTitle: 'Jour de marché' }]);
    expect((await requireOrder(id)).items).toMatchObject([
      { artworkTitle: 'Jou Mache', translatedTechnique: artwork!.translations!.fr!.technique },
    ]);
  });

for (const [what, parts, status] of [
  ['is open', {}, 200],
  ['is being paid', { money: [aCardPayment({ state: 'claimed' })] }, 409],
  ['has ended', { status: 'cancelled' }, 409],
  ['is of the test keys, beside live ones', { livemode: false }, 409],
  ['is no offer', { method: 'zelle', offer: undefined }, 409],
] as const)
  test(`a payment of a part is ${status === 200 ? '' : 'not '}opened where the offer ${what} (rules 66, 97)`, async (t) => {
    if ('livemode' in parts) {
      const { STRIPE_SECRET_KEY } = process.env;
      t.after(() => Object.assign(process.env, { STRIPE_SECRET_KEY }));
      process.env['STRIPE_SECRET_KEY'] = 'sk_live_x';
    }
    const { id, accessKey } = await createOrFindOrder({
      ...transferOrder(`OPN-AA${alphabet[what.length % alphabet.length]}`, deadline),
      method: 'offer',
      offer: { words: '', parts: [partOf(15_000)] },
      ...parts,
    } as OrderRecord);
    let isOpened = false;
    answerStripe(({ path, body }) => {
      isOpened ||= body !== null;
      return { id: path.split('/').at(-1), client_secret: 'a secret', status: 'requires_action' };
    });
    const opening = openPart(`${id}.${accessKey}`, { cents: asCents(15_000), version: null });
    await (status === 200 ? opening : expect(opening).rejects.toMatchObject({ status }));
    expect(isOpened).toBe(status === 200);
  });

test('a card that pays an offer gives it an address only where its buyer typed none (rule 97)', async () => {
  const typed = { name: 'Ana', address: '2 Rue', city: 'Jacmel', country: 'HT', postalCode: '' };
  const shipping = { name: 'Marie', address: { line1: '1 Rue', city: 'Gonaïves', country: 'HT' } };
  for (const [id, shippingAddress, name] of [
    ['ADR-AAA', typed, 'Ana'],
    ['ADR-AAC', null, 'Marie'],
  ] as const) {
    const order = transferOrder(id, deadline);
    const createdAt = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString();
    const money = [aCardPayment({ id: `pi_${id}`, state: 'claimed' })];
    const offer = { words: '', parts: [partOf(15_000)] };
    await createOrFindOrder({
      ...order,
      createdAt,
      method: 'offer',
      offer,
      money,
      shippingAddress,
    });
    const part = { createdAt, round: '0', came: '0', part: '15000' };
    answerStripe(() => ({ ...intentOf(id, part), shipping }));
    await settlePayment(`pi_${id}`);
    expect(await requireOrder(id)).toMatchObject({
      status: 'processing',
      shippingAddress: { name },
    });
  }
});

type Call = {
  path: string;
  query: URLSearchParams;
  body: URLSearchParams | null;
  key: string | null;
};

/** Answers Stripe's calls in this process. */
function answerStripe(answer: (call: Call) => object): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { hostname, pathname: path, searchParams: query } = new URL(request.url);
    if (hostname !== 'api.stripe.com') return fetchStore(input, init);
    const body = request.method === 'POST' ? new URLSearchParams(await request.text()) : null;
    const answered = answer({ path, query, body, key: request.headers.get('idempotency-key') });
    return answered instanceof Response ? answered : Response.json(answered);
  };
}

/** Returns the names that a file of Stripe's types has in a place, sorted. */
function statesIn(file: string, place: RegExp): string[] {
  const types = readFileSync(join(project, 'node_modules/stripe/esm/resources', file), 'utf8');
  const [, names = ''] = place.exec(types)!;
  return [...names.matchAll(/[`'](\w+)[`']/g)].map(([, name]) => name!).sort();
}

function partOf(cents: number) {
  return { cents: asCents(cents), until: deadline.toISOString() };
}

function intentOf(orderId: string, bought: Record<string, string>) {
  return {
    id: `pi_${orderId}`,
    object: 'payment_intent',
    status: 'succeeded',
    currency: 'usd',
    amount: 15_000,
    amount_received: 15_000,
    created: Math.floor(Date.now() / 1000),
    metadata: { shop: least.SITE_URL, orderId, buyer: 'a buyer', ...bought },
  };
}
