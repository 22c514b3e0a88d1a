import * as z from 'zod';
import { createOrReadJson, readJson, updateJson } from '../../ports/blobs/records.ts';

/** Under `sold/<piece>`; `orderId` null: given up. A late delete would remove the next buyer's sale. */
export const saleSchema = z.object({
  orderId: z.string().nullable(),
  /** The order's round when it took the piece. */
  round: z.number().default(0),
  at: z.string(),
});
export type Sale = z.infer<typeof saleSchema>;

/** A sale may be a moment older than its order's next status; after this time a crash left it behind. */
const settlingMs = 60_000;
export type SaleOf = { id: string; round: number };

export function isSettledSale({ at }: Pick<Sale, 'at'>): boolean {
  return Date.now() - Date.parse(at) > settlingMs;
}

export async function findSale(piece: string): Promise<string | null> {
  return (await readJson(`sold/${piece}`, saleSchema))?.orderId ?? null;
}

/** Creates or keeps an order's sale; returns false if the piece is sold to another order. Safe to repeat. */
export async function createSale(piece: string, { id, round }: SaleOf): Promise<boolean> {
  const key = `sold/${piece}`;
  const mine = { orderId: id, round, at: new Date().toISOString() };
  const found = await createOrReadJson(key, mine, saleSchema);
  if (found?.orderId === id && found.round >= round) return true;
  if (found?.orderId && found.orderId !== id) return false;
  const sale = await updateJson(key, saleSchema, (now) =>
    now.orderId === null || (now.orderId === id && now.round < round) ? mine : null,
  );
  return sale?.orderId === id;
}

/** Gives up an order's sale of this round. Leaves another order's sale and a later round's. */
export async function giveUpSale(piece: string, { id, round }: SaleOf): Promise<void> {
  const at = new Date().toISOString();
  await updateJson(`sold/${piece}`, saleSchema, (now) =>
    now.orderId === id && now.round <= round ? { orderId: null, round: 0, at } : null,
  );
}
