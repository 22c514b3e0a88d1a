import * as z from 'zod';
import { readEntry, type Entry } from '../../ports/blobs/entries.ts';
import { updateJson } from '../../ports/blobs/records.ts';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';

/** `until` null: sold, or authorised a moment ago; a time: a transfer's hold; past: nobody's. `round`: the order's. */
const takeSchema = z.object({
  orderId: z.string(),
  buyer: z.string(),
  until: z.string().nullable(),
  round: z.number(),
  at: z.string(),
});
export type Take = z.infer<typeof takeSchema>;
export type Wish = Omit<Take, 'at'>;

/** One record an artwork: at most one take of an order, and at most `stockQuantity` live ones. */
const takenSchema = z.object({ takes: z.array(takeSchema) });

type Owner = { id: string; round: number };
type Unit = { id: string; stockQuantity: number };

export function isLive({ until }: Pick<Take, 'until'>): boolean {
  return until === null || Date.parse(until) > Date.now();
}

export async function readTakes(artworkId: string): Promise<Take[]> {
  return takesIn(await readTaken(artworkId));
}

/** The record with its version: a take that follows needs no further read. */
export function readTaken(artworkId: string): Promise<Entry | null> {
  return readEntry(keyOf(artworkId));
}

export function takesIn(taken: Entry | null): Take[] {
  return taken ? takenSchema.parse(taken.value).takes : [];
}

export async function listTakes(): Promise<Map<string, Take[]>> {
  const records = await readCurrent({ name: 'taken', prefixes: ['taken/'] }, takenSchema);
  return new Map([...records].map(([key, { takes }]) => [key.slice('taken/'.length), takes]));
}

/** Takes or lengthens; a sale takes the place of its buyer's transfer hold. Safe to repeat. Returns whose holds gave way, or null. */
export async function takeUnit(
  unit: Unit,
  wish: Wish,
  ahead: Entry | null,
): Promise<string[] | null> {
  const gives = (take: Take) =>
    wish.until === null && take.buyer === wish.buyer && take.until !== null;
  let gaveWay: string[] = [];
  const stored = await upsertJson(
    keyOf(unit.id),
    takenSchema,
    (now) => {
      const live = (now?.takes ?? []).filter(isLive);
      const own = live.find(({ orderId }) => orderId === wish.orderId);
      if (own && covers(own, wish)) return null;
      const others = live.filter((take) => take !== own);
      const rivals = others.filter((take) => !gives(take));
      if (!own && rivals.length >= unit.stockQuantity) return null;
      gaveWay = others.filter(gives).map(({ orderId }) => orderId);
      return { takes: [...rivals, { ...wish, at: new Date().toISOString() }] };
    },
    ahead,
  );
  const mine = stored?.takes.find(({ orderId }) => orderId === wish.orderId);
  return mine && isLive(mine) && covers(mine, wish) ? gaveWay : null;
}

/** Ends an order's hold at this time, for one that was lengthened in vain. */
export async function shortenTake(artworkId: string, owner: Owner, until: string): Promise<void> {
  await updateJson(keyOf(artworkId), takenSchema, ({ takes }) => {
    const own = takes.find((take) => isOf(take, owner));
    if (!own || own.until === until) return null;
    return { takes: takes.map((take) => (take === own ? { ...take, until } : take)) };
  });
}

export async function removeTake(artworkId: string, owner: Owner): Promise<void> {
  await updateJson(keyOf(artworkId), takenSchema, ({ takes }) => {
    const kept = takes.filter((take) => !isOf(take, owner));
    return kept.length === takes.length ? null : { takes: kept };
  });
}

function isOf(take: Take, { id, round }: Owner): boolean {
  return take.orderId === id && take.round <= round;
}

function covers(own: Take, { until, round }: Wish): boolean {
  if (own.round < round) return false;
  return own.until === null || (until !== null && own.until >= until);
}

function keyOf(artworkId: string): string {
  return `taken/${artworkId}`;
}
