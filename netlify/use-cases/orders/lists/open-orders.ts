import * as z from 'zod';
import { upsertJson } from '../../../ports/blobs/upsert.ts';
import { listKeys } from '../../../ports/blobs/lists.ts';
import { createJson, readJson } from '../../../ports/blobs/records.ts';

const key = 'order-lists/open';

/** Stands when the pages have all orders. */
const completeKey = 'order-lists/complete';

const portion = 4000;

const openSchema = z.object({ createdAt: z.string(), next: z.number() });
const indexSchema = z.object({
  /** The last order that was put into pages for the first time, in the order of their ids; null when all were. */
  after: z.string().nullable(),
  open: z.record(z.string(), openSchema),
});

/** An order that reconciliation has to look at, from `next` on (milliseconds). */
export type OpenOrder = z.infer<typeof openSchema>;
export type OpenOrders = z.infer<typeof indexSchema>;

/** Returns the keys of the pages, and the key that says that the pages have all orders. */
export function listOrderPageKeys(): Promise<string[]> {
  return listKeys('order-lists/');
}

export async function readOpenOrders(): Promise<OpenOrders> {
  return (await readJson(key, indexSchema)) ?? { after: '', open: {} };
}

/** `looked`: every order of the run, with null for one that needs no further look. */
export async function writeOpenOrders(
  looked: ReadonlyMap<string, OpenOrder | null>,
  after: string | null,
): Promise<void> {
  await upsertJson(key, indexSchema, (now) => {
    const kept = Object.entries(now?.open ?? {}).filter(([id]) => !looked.has(id));
    const found = [...looked].flatMap(([id, open]) => (open ? [[id, open] as const] : []));
    const open = Object.fromEntries([...kept, ...found]);
    return { after: now?.after === null ? null : after, open };
  });
}

export async function setOrderPagesComplete(): Promise<void> {
  await createJson(completeKey, {});
}

export function areOrderPagesComplete(keys: string[]): boolean {
  return keys.includes(completeKey);
}

/** Returns the ids of the next orders that no page has yet, and where the run after this one goes on. */
export async function nextUnlistedOrders(
  after: string | null,
): Promise<{ ids: string[]; after: string | null }> {
  if (after === null) return { ids: [], after };
  const keys = await listKeys('orders/');
  const left = keys.map((one) => one.slice('orders/'.length)).filter((id) => id > after);
  const ids = left.slice(0, portion);
  return { ids, after: left.length > portion ? ids.at(-1)! : null };
}
