import { countDuring, countRequests } from '../fixtures/blobs-requests.ts';
import { amountOf, newBuyer, signInAdmin } from '../fixtures/buyers.ts';
import type { Shop } from '../fixtures/platform.ts';

const rounds = 200;

/** A call that needs neither storage nor Stripe: what the host and the endpoint cost by themselves. */
const noOp = '/api/zelle-info';
const reads = [
  '/api/artworks',
  '/api/artworks/jou-mache',
  '/api/availability',
  '/api/diary',
  '/api/process',
  '/api/inspirations',
];
const adminReads = [
  'check-auth',
  'orders',
  'artworks',
  'content',
  'publishing',
  'instagram/status',
];

/** Milliseconds; `ratio` is the median as a multiple of the no-op's, `blobs` the requests to the store per call. */
export type Latency = { call: string; p50: number; p99: number; ratio: number; blobs: number };

/** Calls one after the other on a warm shop, all measured in the same run. */
export async function measureLatencies(shop: Shop): Promise<Latency[]> {
  const buyer = newBuyer(shop);
  await buyer.openCard(['choublak']);
  const admin = await signInAdmin(shop, shop.adminPassword);
  const calls: [string, () => Promise<unknown>][] = [
    [noOp, () => get(shop, noOp)],
    ...reads.map((path): [string, () => Promise<unknown>] => [path, () => get(shop, path)]),
    ['POST /api/create-payment-intent (the same buyer again)', () => buyer.openCard(['choublak'])],
    ...adminReads.map((name): [string, () => Promise<unknown>] => [
      `/api/${name.startsWith('instagram') ? name : `admin/${name}`}`,
      () => admin.send('GET', `/api/${name.startsWith('instagram') ? name : `admin/${name}`}`),
    ]),
  ];
  const measured: Omit<Latency, 'ratio'>[] = [];
  for (const [call, make] of calls) measured.push({ call, ...(await time(shop, make)) });
  const base = measured[0]!.p50;
  return measured.map((one) => ({ ...one, ratio: one.p50 / base }));
}

/** Requests to the store of a first purchase by card: three more for each further piece (issue 5). */
export async function countPurchaseRequests(shop: Shop): Promise<Record<string, number>> {
  const one = newBuyer(shop);
  const several = newBuyer(shop);
  return {
    'card, one piece': await countDuring(shop, () => one.openCard(['tanbouye'])),
    'card, two pieces': await countDuring(shop, () =>
      several.openCard(
        ['jou-mache', 'bato-anba-loraj'],
        amountOf(['jou-mache', 'bato-anba-loraj']),
      ),
    ),
  };
}

async function get({ url }: Shop, path: string): Promise<void> {
  await (await fetch(url + path)).arrayBuffer();
}

async function time(
  shop: Shop,
  call: () => Promise<unknown>,
): Promise<Omit<Latency, 'call' | 'ratio'>> {
  for (let warm = 0; warm < rounds / 10; warm++) await call();
  const times: number[] = [];
  const before = await countRequests(shop);
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  const blobs = ((await countRequests(shop)) - before) / rounds;
  times.sort((one, other) => one - other);
  return { p50: times[rounds / 2]!, p99: times[Math.floor(rounds * 0.99)]!, blobs };
}
