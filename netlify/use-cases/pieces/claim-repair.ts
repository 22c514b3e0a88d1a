import { listKeys } from '../../ports/blobs/lists.ts';
import { removeKey } from '../../ports/blobs/records.ts';
import { newCancelledOrder } from '../orders/cancelled-order.ts';
import { isLiveClaim, newestKeys, pieceOf, type Claim } from './claims.ts';
import { sideBySide } from '../../concurrency.ts';
import { readClaims } from './hold-records.ts';
import { createOrFindOrder, type OrderRecord } from '../orders/records.ts';
import { groupByOrder, type HeldPieces } from './held-orders.ts';
import { releaseClaims } from './reservation.ts';

/** A claim that was taken or moved more recently may belong to a request that is still at work. */
const workingMs = 60_000;

/** How many records are removed in one run. */
const removals = 2000;
const removalsAtOnce = 40;

/**
 * Releases live claims whose order does not exist or is cancelled: the request that took or cancelled them ended between two writes.
 * One order that fails does not stop the others. Throws 503 when the claims cannot be read.
 */
export async function repairClaims(): Promise<void> {
  for (const held of await findOldClaims()) {
    try {
      await releaseIfLeft(held);
    } catch (error) {
      console.error(
        `The claims of order ${held.orderId} are left to the next reconciliation`,
        error,
      );
    }
  }
}

async function releaseIfLeft(held: HeldPieces): Promise<void> {
  const order = await writeOffOrder(held);
  if (order?.status === 'cancelled')
    await releaseClaims(held.pieces, { id: held.orderId, round: held.claim.round });
}

/**
 * Writes the order of these claims as cancelled unless it exists, so that the request it belongs to cannot write it any more. Returns
 * the order that stands there.
 */
export function writeOffOrder({ orderId, pieces, claim }: HeldPieces): Promise<OrderRecord | null> {
  const { since, deadline, buyer } = claim;
  return createOrFindOrder(
    newCancelledOrder({ id: orderId, createdAt: since, deadline, buyer, pieces }),
  );
}

async function findOldClaims(): Promise<HeldPieces[]> {
  const claims = [...(await readClaims())];
  const old = claims.filter(([, claim]) => isLiveClaim(claim) && isOldClaim(claim));
  return groupByOrder(old.map(([key, claim]) => [pieceOf(key), claim]));
}

/** A claim that is younger may belong to a request that is still at work. */
export function isOldClaim({ since, movedAt }: Claim): boolean {
  return Date.now() - Date.parse(movedAt || since) > workingMs;
}

/** Removes the ended claims that the shop of before November 2026 left behind: all of a piece but its newest. */
export async function removeOldClaims(): Promise<void> {
  const keys = await listKeys('claims/');
  const newest = new Set(newestKeys(keys).values());
  const old = keys.filter((key) => !newest.has(key)).slice(0, removals);
  await sideBySide(old, removalsAtOnce, removeKey);
}
