import * as z from 'zod';
import type { Artwork } from '#shared/artwork';
import { listKeys } from '../ports/blobs-lists.ts';
import {
  createOrReadJson,
  readJson,
  readVersioned,
  updateJson,
  writeOrReadJson,
} from '../ports/blobs.ts';

const hour = 3_600_000;
const lapsesBeforeWait = 2;

/**
 * A buyer's hold on a piece, under `claims/<piece>/000001`: one record, changed on its version. The shop of before November 2026 wrote
 * a new generation for each hold; where there are some, the newest is the piece's record. Times in ISO 8601.
 */
export const claimSchema = z.object({
  orderId: z.string(),
  buyer: z.string(),
  /** When this buyer's hold began; moving it to another order does not make it longer. */
  since: z.string(),
  deadline: z.string(),
  /** When it was given to another order of the buyer; empty when it never was. */
  movedAt: z.string().default(''),
  isReleased: z.boolean(),
  /** Holds on this piece that lapsed within the last hour (rulings 6). */
  lapses: z.array(z.object({ buyer: z.string(), at: z.string() })),
});
export type Claim = z.infer<typeof claimSchema>;
export type FoundClaim = Claim & { key: string; etag: string };

/**
 * Who has a piece, under `sold/<piece>`; `orderId` null: nobody any more. A sale is never removed but given up on the
 * version that was read, so that a late hand can't take away what is another's by now.
 */
export const saleSchema = z.object({
  orderId: z.string().nullable(),
  /** How often the order had come back from being cancelled when it took the piece. */
  round: z.number().default(0),
  at: z.string(),
});
export type SaleOf = { id: string; round: number };

/** A one-off has one piece, named as the artwork; further pieces of the same work are `<id>~2`, `<id>~3`. */
export function piecesOf({ id, stockQuantity }: Pick<Artwork, 'id' | 'stockQuantity'>): string[] {
  return Array.from({ length: stockQuantity }, (_, index) => (index ? `${id}~${index + 1}` : id));
}

/** A claim past its deadline counts as free without any job having run (rulings 4). */
export function isLive(claim: Pick<Claim, 'isReleased' | 'deadline'> | null): boolean {
  return claim !== null && !claim.isReleased && Date.parse(claim.deadline) > Date.now();
}

/** The claim on a piece, live or not; null when nobody ever held it. */
export async function findClaim(piece: string): Promise<FoundClaim | null> {
  const only = firstKey(piece);
  const [first, keys] = await Promise.all([
    readVersioned(only, claimSchema),
    listKeys(`claims/${piece}/`),
  ]);
  const newest = keys.at(-1) ?? only;
  const found = newest === only ? first : await readVersioned(newest, claimSchema);
  return found && { ...found.value, key: newest, etag: found.etag };
}

/** The key of the newest claim of each piece; the keys come sorted, so it is the piece's last one. */
export function newestClaims(keys: string[]): Map<string, string> {
  return new Map(keys.map((key) => [pieceOf(key), key]));
}

/** The piece that the claim of a key holds. */
export function pieceOf(claimKey: string): string {
  return claimKey.split('/')[1] ?? '';
}

function firstKey(piece: string): string {
  return `claims/${piece}/000001`;
}

/** The order that a piece is sold to. */
export async function findSale(piece: string): Promise<string | null> {
  return (await readJson(`sold/${piece}`, saleSchema))?.orderId ?? null;
}

export type Hold = { orderId: string; buyer: string; deadline: string };

/** Takes a free piece; answers the claim that stands there now, this or another's. `previous` is the claim that was found on it. */
export async function takeClaim(
  piece: string,
  hold: Hold,
  previous: FoundClaim | null,
): Promise<FoundClaim | null> {
  const key = previous?.key ?? firstKey(piece);
  const since = new Date().toISOString();
  const claim = { ...hold, since, movedAt: '', isReleased: false, lapses: recentLapses(previous) };
  const found = await writeOrReadJson(key, claim, claimSchema, previous?.etag ?? null);
  return found && { ...found.value, key, etag: found.etag };
}

/** Moves a live claim to another order of the same buyer. Returns false if the claim changed since it was read. */
export async function moveClaim({ key, etag, ...claim }: FoundClaim, hold: Hold): Promise<boolean> {
  if (!isLive(claim)) return false;
  const moved = { ...claim, ...hold, movedAt: new Date().toISOString() };
  const found = await writeOrReadJson(key, moved, claimSchema, etag);
  return found?.value.orderId === hold.orderId;
}

/** Ends an order's claim on a piece. Another order's stays, and one that this order takes meanwhile, after it came back. */
export async function releaseClaim(piece: string, orderId: string): Promise<void> {
  const claim = await findClaim(piece);
  if (!claim || claim.orderId !== orderId || claim.isReleased) return;
  await updateJson(claim.key, claimSchema, (now) =>
    now.orderId === orderId && now.since === claim.since && !now.isReleased
      ? { ...now, isReleased: true, lapses: lapsesWith(now, isOver(now.deadline)) }
      : null,
  );
}

/** Until when a buyer who let two holds on this piece lapse has to wait (rulings 6); null when he has not. */
export function waitingUntil(claim: FoundClaim | null, buyer: string): string | null {
  const own = recentLapses(claim).filter((lapse) => lapse.buyer === buyer);
  const decisive = own.at(-lapsesBeforeWait);
  return decisive ? new Date(Date.parse(decisive.at) + hour).toISOString() : null;
}

/** Records the sale of a piece; false when it is sold to another order. Safe to repeat. */
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

/** Gives an order's sale of a piece up; another order's stays, and one that it made after coming back. */
export async function giveUpSale(piece: string, { id, round }: SaleOf): Promise<void> {
  const at = new Date().toISOString();
  await updateJson(`sold/${piece}`, saleSchema, (now) =>
    now.orderId === id && now.round <= round ? { orderId: null, round: 0, at } : null,
  );
}

function recentLapses(claim: Claim | null): Claim['lapses'] {
  if (!claim) return [];
  return lapsesWith(claim, !claim.isReleased && isOver(claim.deadline));
}

function lapsesWith(claim: Claim, hasLapsed: boolean): Claim['lapses'] {
  const recent = claim.lapses.filter(({ at }) => Date.now() - Date.parse(at) < hour);
  const lapse = { buyer: claim.buyer, at: claim.deadline };
  const isRecent = Date.now() - Date.parse(lapse.at) < hour;
  return hasLapsed && isRecent ? [...recent, lapse] : recent;
}

function isOver(deadline: string): boolean {
  return Date.parse(deadline) <= Date.now();
}

/**
 * Lengthens an order's live claim to `deadline` and never shortens it. Safe to repeat. Returns the deadline that it has
 * then; null when the claim has ended or belongs to another order by now.
 */
export async function lengthenClaim(
  { key }: FoundClaim,
  orderId: string,
  deadline: string,
): Promise<string | null> {
  const claim = await updateJson(key, claimSchema, (now) =>
    now.orderId === orderId && isLive(now) && now.deadline < deadline ? { ...now, deadline } : null,
  );
  return claim?.orderId === orderId && isLive(claim) ? claim.deadline : null;
}
