import { countDuring } from '../fixtures/blobs-requests.ts';
import { newBuyer } from '../fixtures/buyers.ts';
import type { Shop } from '../fixtures/platform.ts';
import { findEndpoints, type Endpoint } from './endpoints.ts';

/** Turns of an endpoint, the first ones to warm up, and the calls of a turn that are measured. */
const turns = 20;
const warmTurns = 2;
const callsOfTurn = 10;

/** Milliseconds; ratios to the same percentile of a call that does nothing; `blobs` are requests to the store per call. */
export type Latency = {
  call: string;
  p50: number;
  p99: number;
  ratio50: number;
  ratio99: number;
  blobs: number;
};

/** Every endpoint on a warm shop. */
export async function measureLatencies(shop: Shop): Promise<Latency[]> {
  return timeInTurn(shop, await findEndpoints(shop));
}

/** One call at a time, endpoint by endpoint, round and round, because the host gets faster all the while. */
export async function timeInTurn(
  shop: Pick<Shop, 'state'>,
  endpoints: Endpoint[],
): Promise<Latency[]> {
  const times = new Map(endpoints.map(({ name }) => [name, [] as number[]]));
  for (let turn = -warmTurns; turn < turns; turn++) {
    for (const { name, ask } of endpoints) {
      const measured = await takeTurn(ask);
      if (turn >= 0) times.get(name)!.push(...measured);
    }
  }
  const noOp = percentiles(times.get(endpoints[0]!.name)!);
  const rows: Latency[] = [];
  for (const { name, ask } of endpoints) {
    const { p50, p99 } = percentiles(times.get(name)!);
    const ratios = { ratio50: p50 / noOp.p50, ratio99: p99 / noOp.p99 };
    rows.push({ call: name, p50, p99, ...ratios, blobs: await countDuring(shop, ask) });
  }
  return rows;
}

async function takeTurn(ask: Endpoint['ask']): Promise<number[]> {
  // The first call pays for what the endpoint before left behind.
  await ask();
  const times: number[] = [];
  while (times.length < callsOfTurn) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times;
}

function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]!;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Requests to the store of a first purchase by card: three more for each further piece (issue 5). */
export async function countPurchaseRequests(shop: Shop): Promise<Record<string, number>> {
  const count = (ids: string[]) => countDuring(shop, () => newBuyer(shop).openCard(ids));
  return {
    'card, one piece': await count(['jou-mache']),
    'card, two pieces': await count(['bato-anba-loraj', 'lannwit-sou-mon-yo']),
  };
}
