import { newBuyer, type Addresses } from '../fixtures/buyers.ts';

const rounds = 300;

/** A call that needs neither storage nor Stripe: what the host and the endpoint cost by themselves. */
const noOp = '/api/zelle-info';
const reads = ['/api/artworks', '/api/artworks/jou-mache', '/api/availability', '/api/diary'];

export type Latency = { path: string; median: number; p99: number; ratio: number };

/** Milliseconds of calls one after the other, and the median as a multiple of the no-op's in the same run. */
export async function measureLatencies(shop: Addresses): Promise<Latency[]> {
  const buyer = newBuyer(shop);
  await buyer.openCard(['choublak']);
  const calls: [string, () => Promise<unknown>][] = [
    [noOp, () => get(shop, noOp)],
    ...reads.map((path): [string, () => Promise<unknown>] => [path, () => get(shop, path)]),
    ['POST /api/create-payment-intent (again)', () => buyer.openCard(['choublak'])],
  ];
  const measured: Omit<Latency, 'ratio'>[] = [];
  for (const [path, call] of calls) measured.push({ path, ...(await time(call)) });
  const base = measured[0]!.median;
  return measured.map((one) => ({ ...one, ratio: one.median / base }));
}

async function get({ url }: Addresses, path: string): Promise<void> {
  await (await fetch(url + path)).arrayBuffer();
}

async function time(call: () => Promise<unknown>): Promise<{ median: number; p99: number }> {
  for (let warm = 0; warm < rounds / 10; warm++) await call();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { median: times[rounds / 2]!, p99: times[Math.floor(rounds * 0.99)]! };
}
