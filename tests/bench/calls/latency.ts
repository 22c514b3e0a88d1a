import { countDuring } from '../../fixtures/blobs/blobs-requests.ts';
import type { Shop } from '../../fixtures/platform.ts';
import { blobsBudget, timeBudget } from '../budgets.ts';
import { findEndpoints, publicLists, type Endpoint } from './endpoints.ts';
import type { OnShop, Section } from '../section.ts';

/** Turns of an endpoint; the first ones are for warming up. */
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
export async function measureLatencies({ shop }: OnShop): Promise<Section> {
  const rows = await timeInTurn(shop, await findEndpoints(shop));
  return {
    title: 'Calls in turn: milliseconds, ratios to a call without storage, requests to Blobs',
    rows,
    broken: [...findWasteful(rows), ...findSlow(rows)],
  };
}

/** The first call, which does nothing, if it takes too long; in words. */
function findSlow([first]: Latency[]): string[] {
  if (!first || first.p50 <= timeBudget.callMs) return [];
  return [`${first.call}: ${first.p50.toFixed(1)} ms at the median, at most ${timeBudget.callMs}`];
}

/** Public lists with too many requests to the store, in words. */
export function findWasteful(rows: Latency[]): string[] {
  const lists = rows.filter(({ call }) => publicLists.includes(call));
  return lists.flatMap(({ call, blobs }) => {
    const most = call === '/api/artworks' ? blobsBudget.artworks : blobsBudget.list;
    return blobs > most ? [`${call}: ${blobs} requests to Blobs, at most ${most}`] : [];
  });
}

/** One call at a time, endpoint by endpoint, in rounds, because the host becomes faster during the run. */
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
  // The first call is slowed by the endpoint before.
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
