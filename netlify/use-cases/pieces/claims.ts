import * as z from 'zod';
import type { Artwork } from '#shared/artwork';
import { listKeys } from '../../ports/blobs/lists.ts';
import { readVersioned, updateJson, writeOrReadJson } from '../../ports/blobs/records.ts';

const hour = 3_600_000;
const lapsesBeforeWait = 2;

/** Under `claims/<piece>/000001`, changed on its version. Older shops wrote one for each hold; the newest counts. */
export const claimSchema = z.object({
  orderId: z.string(),
  buyer: z.string(),
  /** The beginning of this buyer's hold; moving the claim to another order keeps it. */
  since: z.string(),
  deadline: z.string(),
  /** The time of the last move to another order; empty if there was none. */
  movedAt: z.string().default(''),
  /** The order's round for which it was taken: freeing what a cancelled order left keeps the claim of its next round. */
  round: z.number().default(0),
  isReleased: z.boolean(),
  /** Holds that lapsed within the last hour (rule 11). */
  lapses: z.array(z.object({ buyer: z.string(), at: z.string() })),
});
export type Claim = z.infer<typeof claimSchema>;
export type FoundClaim = Claim & { key: string; etag: string };

/** The first piece has the artwork's id, further ones are `<id>~2`, `<id>~3`. */
export function piecesOf({ id, stockQuantity }: Pick<Artwork, 'id' | 'stockQuantity'>): string[] {
  return Array.from({ length: stockQuantity }, (_, index) => (index ? `${id}~${index + 1}` : id));
}

/** A claim past its deadline counts as free (rule 7). */
export function isLiveClaim(claim: Pick<Claim, 'isReleased' | 'deadline'> | null): boolean {
  return claim !== null && !claim.isReleased && Date.parse(claim.deadline) > Date.now();
}

/** Returns the newest claim of a piece, live or not, or null. */
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

/** Maps each piece to the newest key of its claims (or its sale); the keys are sorted. */
export function newestKeys(keys: string[]): Map<string, string> {
  return new Map(keys.map((key) => [pieceOf(key), key]));
}

/** Returns the piece of a claim's or a sale's key. */
export function pieceOf(key: string): string {
  return key.split('/')[1] ?? '';
}

function firstKey(piece: string): string {
  return `claims/${piece}/000001`;
}

export type Hold = { orderId: string; buyer: string; deadline: string; round: number };

/** Takes a free piece; returns the stored claim, which may be another buyer's. `previous`: the claim read before. */
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
  if (!isLiveClaim(claim)) return false;
  const moved = { ...claim, ...hold, movedAt: new Date().toISOString() };
  const found = await writeOrReadJson(key, moved, claimSchema, etag);
  return found?.value.orderId === hold.orderId;
}

/** Ends an order's claim. Leaves another order's claim, and one that this order took after it came back. */
export async function releaseClaim(
  piece: string,
  { id, round }: { id: string; round: number },
): Promise<void> {
  const claim = await findClaim(piece);
  if (!claim || claim.orderId !== id || claim.round > round || claim.isReleased) return;
  await updateJson(claim.key, claimSchema, (now) =>
    now.orderId === id && now.since === claim.since && !now.isReleased
      ? { ...now, isReleased: true, lapses: lapsesWith(now, isOver(now.deadline)) }
      : null,
  );
}

/** Returns the time until which a buyer with two lapses waits (rule 11), or null. */
export function buyerWaitsUntil(claim: FoundClaim | null, buyer: string): string | null {
  const own = recentLapses(claim).filter((lapse) => lapse.buyer === buyer);
  const decisive = own.at(-lapsesBeforeWait);
  return decisive ? new Date(Date.parse(decisive.at) + hour).toISOString() : null;
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

/** Never shortens. Safe to repeat. Returns the deadline; null if the claim ended or belongs to another order. */
export async function lengthenClaim(
  { key }: FoundClaim,
  orderId: string,
  deadline: string,
): Promise<string | null> {
  const claim = await updateJson(key, claimSchema, (now) =>
    now.orderId === orderId && isLiveClaim(now) && now.deadline < deadline
      ? { ...now, deadline }
      : null,
  );
  return claim?.orderId === orderId && isLiveClaim(claim) ? claim.deadline : null;
}
