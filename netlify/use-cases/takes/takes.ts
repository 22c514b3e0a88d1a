import * as z from 'zod';
import { mostUnits } from '#shared/artwork';
import { readEntry, type Entry } from '../../ports/blobs/entries.ts';
import { requireReadable } from '../../ports/blobs/readable.ts';
import { updateJson } from '../../ports/blobs/records.ts';
import { readCurrent, type Snapshot } from '../../ports/blobs/snapshots.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';

/** `until` null: sold, or authorised a moment ago; a time: a transfer's hold; past: nobody's. `round`: the order's. */
const takeSchema = z.object({
  orderId: z.string(),
  buyer: z.string(),
  until: z.string().nullable(),
  round: z.number(),
});
export type Take = z.infer<typeof takeSchema>;

/** One record an artwork: at most one take of an order, and at most `stockQuantity` live ones. `at`: the last change. */
const writtenSchema = z.object({ takes: z.array(takeSchema), at: z.string() });
export type Taken = z.infer<typeof writtenSchema>;
/** In place of takes that cannot be read: every unit counts as sold (rule 84). */
const unknownTake: Take = { orderId: 'unknown', buyer: '', until: null, round: 0 };
const takenSchema = writtenSchema.catch({
  takes: Array.from({ length: mostUnits }, () => unknownTake),
  at: '',
});
export type Takes = ReadonlyMap<string, readonly Take[]>;

const prefix = 'taken/';
/** A transfer's hold is on no page. */
export const takenSnapshot: Snapshot = { name: 'taken', prefixes: [prefix], shown: soldIn };

type Owner = { id: string; round: number };
type Unit = { id: string; stockQuantity: number };

function isLive({ until }: Pick<Take, 'until'>): boolean {
  return until === null || Date.parse(until) > Date.now();
}

export function isSold({ until }: Pick<Take, 'until'>): boolean {
  return until === null;
}

/** Reads the record with its version, so that a take that follows needs no further read. */
export function readTaken(artworkId: string): Promise<Entry | null> {
  return readEntry(keyOf(artworkId));
}

export async function readLiveTakes(artworkId: string): Promise<Take[]> {
  return liveTakesIn(artworkId, await readTaken(artworkId));
}

export function liveTakesIn(artworkId: string, taken: Entry | null): Take[] {
  if (!taken) return [];
  return requireReadable(keyOf(artworkId), taken.value, takenSchema).takes.filter(isLive);
}

/** Returns whether the takes could not be read. */
export function areUnknown(takes: readonly Take[]): boolean {
  return takes.includes(unknownTake);
}

function soldIn(taken: unknown): string {
  const { takes } = takenSchema.parse(taken ?? { takes: [], at: '' });
  const sold = takes.filter(isSold);
  return sold.map(({ orderId }) => orderId).join();
}

export async function listLiveTakes(): Promise<Takes> {
  const records = await readCurrent(takenSnapshot, takenSchema);
  return new Map([...records].map(([key, { takes }]) => [artworkIdOf(key), takes.filter(isLive)]));
}

function artworkIdOf(key: string): string {
  return key.slice(prefix.length);
}

/** `rivals`: the takes that leave no unit. `gaveWay`: the buyer's transfer orders that lost theirs. */
export type Taking = { isTaken: boolean; rivals: Take[]; gaveWay: string[] };

/** Takes or lengthens; a sale takes the place of its buyer's transfer hold. Safe to repeat. `ahead`: the record as read before. */
export async function takeUnit(unit: Unit, wish: Take, ahead: Entry | null): Promise<Taking> {
  const givesWay = (take: Take) => isSold(wish) && take.buyer === wish.buyer && !isSold(take);
  let gaveWay: string[] = [];
  const stored = await upsertJson(
    keyOf(unit.id),
    takenSchema,
    (record) => {
      const live = (record?.takes ?? []).filter(isLive);
      const own = live.find(({ orderId }) => orderId === wish.orderId);
      const others = live.filter((take) => take !== own);
      const rivals = others.filter((take) => !givesWay(take));
      if (own ? covers(own, wish) : rivals.length >= unit.stockQuantity) return null;
      gaveWay = others.filter(givesWay).map(({ orderId }) => orderId);
      return takenNow([...rivals, wish]);
    },
    ahead,
  );
  const live = (stored?.takes ?? []).filter(isLive);
  const mine = live.find(({ orderId }) => orderId === wish.orderId);
  const isTaken = mine !== undefined && covers(mine, wish);
  return { isTaken, rivals: isTaken ? [] : live, gaveWay: isTaken ? gaveWay : [] };
}

/** Changes what an order has of an artwork; null removes it. Returns the order's live take after that, or null. */
export async function changeTake(
  artworkId: string,
  orderId: string,
  change: (take: Take) => Take | null,
): Promise<Take | null> {
  const isOwn = (take: Take) => take.orderId === orderId;
  const stored = await updateJson(keyOf(artworkId), takenSchema, ({ takes }) => {
    const own = takes.find(isOwn);
    const changed = own && change(own);
    if (changed === own) return null;
    return takenNow(takes.flatMap((take) => (take === own ? (changed ?? []) : take)));
  });
  return stored?.takes.filter(isLive).find(isOwn) ?? null;
}

/** Removes the take up to the order's round. What was taken later stays, and is returned. */
export function removeTake(artworkId: string, { id, round }: Owner): Promise<Take | null> {
  return changeTake(artworkId, id, (take) => (take.round <= round ? null : take));
}

function takenNow(takes: Take[]): Taken {
  return { takes, at: new Date().toISOString() };
}

function covers(own: Take, { until, round }: Take): boolean {
  const lasts = own.until === null || (until !== null && own.until >= until);
  return lasts && own.round >= round;
}

function keyOf(artworkId: string): string {
  return prefix + artworkId;
}
