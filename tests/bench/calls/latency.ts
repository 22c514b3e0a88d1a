import { sandboxVerifyToken } from '../../../netlify/sandbox/keys.ts';
import { countDuring } from '../../fixtures/blobs/blobs-requests.ts';
import type { Shop } from '../../fixtures/platform.ts';
import { blobsBudget, timeBudget } from '../budgets.ts';
import { median, type OnShop, type Section } from '../section.ts';

const calls = 200;
const warmCalls = 20;
/** A call without storage and Stripe: the cost of host and endpoint. */
const noOp = `/api/webhooks/instagram?hub.mode=subscribe&hub.verify_token=${sandboxVerifyToken}&hub.challenge=1`;
/** Lists that need few requests to the store, however long they are. */
const publicLists = ['/api/artworks', '/api/diary', '/api/process', '/api/inspirations'];

type ListRow = { call: string; blobs: number; most: number };

/** Measures a warm shop: the milliseconds of a call without storage, and the requests of the public lists. */
export async function measureCalls({ shop }: OnShop): Promise<Section> {
  const times: number[] = [];
  for (let call = -warmCalls; call < calls; call++) {
    const start = performance.now();
    await read(shop.url + noOp);
    if (call >= 0) times.push(performance.now() - start);
  }
  const ms = median(times);
  const lists = await countLists(shop);
  const slow = `A call without storage takes ${ms.toFixed(1)} ms, at most ${timeBudget.callMs}`;
  return {
    title: 'Milliseconds of a call without storage, and requests to Blobs of public lists',
    rows: [{ call: 'without storage', ms }, ...lists],
    broken: [...(ms > timeBudget.callMs ? [slow] : []), ...findWasteful(lists)],
  };
}

export async function countLists(shop: Pick<Shop, 'state' | 'url'>): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  for (const call of publicLists) {
    const blobs = await countDuring(shop, () => read(shop.url + call));
    const most = call === '/api/artworks' ? blobsBudget.artworks : blobsBudget.list;
    rows.push({ call, blobs, most });
  }
  return rows;
}

/** Returns a sentence for each public list with too many requests to the store. */
export function findWasteful(rows: ListRow[]): string[] {
  return rows.flatMap(({ call, blobs, most }) =>
    blobs > most ? `${call}: ${blobs} requests to Blobs, at most ${most}` : [],
  );
}

async function read(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
}
