import { after, test } from 'node:test';
import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { env } from '../../netlify/env.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { markDue } from '../../netlify/use-cases/orders/record/due.ts';
import {
  createOrFindOrder,
  findOrderByNumber,
  type OrderRecord,
} from '../../netlify/use-cases/orders/record/records.ts';
import { changeOrder } from '../../netlify/use-cases/orders/changes/change-order.ts';
import { abandonClaim } from '../../netlify/use-cases/orders/changes/take-then.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { readLiveTakes, takeUnit } from '../../netlify/use-cases/takes/takes.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { aCardPayment, aPayment, aRefund } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { artworkKey, duePrefix, orderKey } from '../fixtures/records.ts';

const plainFetch = globalThis.fetch;

giveOwnStore();
const alphabet = 'ACDEFGHJKMNPQRTVWXYZ2346789';
after(() => {
  globalThis.fetch = plainFetch;
});

test('the write that cancels a lapsed order makes its mail due, and the next look is written before this one is removed', async () => {
  const sent = { kind: 'transfer-instructions', round: 0, about: '', state: 'sent' } as const;
  const lapsed = transferOrder('LAP-SED', new Date(Date.now() - 60_000));
  await createOrFindOrder({ ...lapsed, mails: [{ ...sent, at: lapsed.createdAt }] });
  await markDue(lapsed, Date.now());
  const changes = recordChanges();
  await reconcile();
  const cancelled = changes().filter(({ body }) => body?.status === 'cancelled');
  expect(cancelled.length).toBeGreaterThan(0);
  for (const { body } of cancelled) expect(body!.mails.at(-1)?.kind).toBe('lapsed');
  const looks = changes().filter(({ key }) => key.startsWith(duePrefix));
  const [next, removed] = looks.slice(-2);
  expect([next?.method, removed?.method]).toEqual(['PUT', 'DELETE']);
  expect(Number(/\d+/.exec(next!.key))).toBeGreaterThan(Date.now() + 4 * 60_000);
});

test('with 50 paid orders, of whose refunds all are known, Stripe is asked once, and no order is written', async () => {
  const paid = Array.from({ length: 50 }, (_, index) => {
    const id = `AAA-A${alphabet[index % 25]}${alphabet[Math.floor(index / 25)]}`;
    return {
      ...transferOrder(id, new Date()),
      method: 'card' as const,
      money: [
        aCardPayment({ id: `pi_${id}` }),
        aRefund({ of: `pi_${id}`, cents: -5000 }),
        aRefund({ id: `re_${id}`, of: `pi_${id}`, cents: -1000, isOutside: true }),
      ],
      status: 'processing' as const,
    };
  });
  await Promise.all(paid.map(createOrFindOrder));
  const asked: string[] = [];
  const written: string[] = [];
  globalThis.fetch = (input, init) => {
    const { hostname, pathname } = new URL(input instanceof Request ? input.url : input);
    if (hostname !== 'api.stripe.com') {
      if (init?.method?.toUpperCase() === 'PUT') written.push(pathname);
      return plainFetch(input, init);
    }
    asked.push(pathname);
    const data = paid.flatMap(({ id }) => {
      const { id: payment_intent, ...intent } = intentOf(id);
      const charge = { id: `ch_${id}`, object: 'charge', payment_intent, amount_refunded: 6000 };
      return [{ ...intent, ...charge }, intentOf(id)].map((object) => ({ data: { object } }));
    });
    return Promise.resolve(Response.json({ object: 'list', data, has_more: false }));
  };
  await reconcile();
  expect(asked).toEqual(['/v1/events']);
  expect(written.filter((path) => /(orders|due)\//.test(path))).toEqual([]);
});

test('an order that cannot be read stops no repair of another buyer’s payment (rule 84)', async () => {
  const intents = ['GEN-FAT', 'KAY-TET'].map((id) => ({
    ...intentOf(id),
    status: 'requires_capture',
  }));
  const [broken, other] = intents as [(typeof intents)[0], (typeof intents)[0]];
  const createdAt = new Date(broken.created * 1000).toISOString();
  await writeJson(artworkKey('jou-mache'), sampleArtworks[0]!);
  await writeJson(orderKey('GEN-FAT', createdAt.slice(0, 4)), { id: 'GEN-FAT' });
  const due = { id: 'GEN-FAT', createdAt };
  await markDue(due, Date.now());
  const captured: string[] = [];
  globalThis.fetch = async (input, init) => {
    const { hostname, pathname } = new URL(input instanceof Request ? input.url : input);
    if (hostname !== 'api.stripe.com') return plainFetch(input, init);
    if (pathname === '/v1/events') {
      const data = intents.map((object) => ({ data: { object } }));
      return Response.json({ object: 'list', data, has_more: false });
    }
    const [, , , id = '', deed] = pathname.split('/');
    if (deed === 'capture') captured.push(id);
    const status = deed === 'capture' ? 'succeeded' : 'requires_capture';
    return Response.json({ ...intents.find((one) => one.id === id), status });
  };
  await reconcile();
  expect(captured).toEqual([other.id]);
  expect(await findOrderByNumber('KAY-TET')).toMatchObject({ status: 'processing' });
  expect(await readLiveTakes('jou-mache')).toMatchObject([{ orderId: 'KAY-TET' }]);
});

test('a take that a crash has left behind a struck claim, or before a change, ends with its hold again (rule 94)', async () => {
  const deadline = new Date(Date.now() + 60_000);
  const offer = { words: '', parts: [{ cents: 15_000, until: deadline.toISOString() }] };
  for (const [index, [parts, until]] of [
    [{}, null],
    [{ method: 'offer', offer }, null],
    [{ method: 'offer', offer }, '2099-01-01T00:00:00.000Z'],
  ].entries() as Iterable<[number, [Partial<OrderRecord>, string | null]]>) {
    const artworkId = ['tanbouye', 'choublak', 'lakay'][index]!;
    const order = transferOrder(`LEF-TA${alphabet[index]}`, deadline);
    const items = order.items.map((item) => ({ ...item, id: artworkId }));
    const struck = aPayment({ state: 'struck' });
    await createOrFindOrder({ ...order, ...parts, items, money: [struck] });
    const take = { orderId: order.id, buyer: order.buyer, round: 0, until };
    await takeUnit({ id: artworkId, stockQuantity: 1 }, take, null);
    await markDue(order, Date.now());
    await reconcile();
    expect(await readLiveTakes(artworkId)).toMatchObject([{ until: order.deadline }]);
  }
});

test('a desk that gives up a taking leaves the claim of a card to Stripe (rule 97)', async () => {
  const order = transferOrder('KAT-LAN', new Date(Date.now() + 60_000));
  const items = order.items.map((item) => ({ ...item, id: 'soley' }));
  const money = [aCardPayment({ state: 'claimed' })];
  const claimed = await createOrFindOrder({ ...order, method: 'offer', items, money });
  const take = { orderId: order.id, buyer: order.buyer, round: 0, until: null };
  await takeUnit({ id: 'soley', stockQuantity: 1 }, take, null);
  const given = await changeOrder(claimed, abandonClaim(claimed));
  expect(given).toMatchObject({ round: 0, money: [{ state: 'claimed' }] });
  expect(await readLiveTakes('soley')).toMatchObject([{ until: null }]);
});

type Change = { method: string; key: string; body: OrderRecord | null };

/** Records writes and removals of the store, in order. */
function recordChanges(): () => Change[] {
  const changes: Change[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const [, key = ''] = decodeURIComponent(pathname).split('site:shop/');
    const method = (init?.method ?? 'GET').toUpperCase();
    if (key && method !== 'GET') {
      const body = init?.body ? (JSON.parse(String(init.body)) as OrderRecord) : null;
      changes.push({ method, key, body });
    }
    return plainFetch(input, init);
  };
  return () => changes;
}

function intentOf(orderId: string) {
  const items = { orderId, buyer: 'a buyer', item1: 'jou-mache:15000:Jou Mache' };
  const metadata = { shop: env().SITE_URL, ...items };
  const created = Math.floor(Date.now() / 1000);
  return {
    id: `pi_${orderId}`,
    object: 'payment_intent',
    status: 'succeeded',
    currency: 'usd',
    amount: 15_000,
    amount_received: 15_000,
    created,
    metadata,
  };
}
