import { listChosen } from '../ports/blobs-lists.ts';
import { newCancelledOrder } from './cancelled-order.ts';
import { claimSchema, isLive, newestClaims, pieceOf, type Claim } from './claims.ts';
import { createOrFindOrder, type OrderRecord } from './order-records.ts';
import { releaseAll } from './reservation.ts';

/** A claim that was taken or moved more recently may belong to a request that is still at work. */
const workingMs = 60_000;

type HeldPieces = { orderId: string; pieces: string[]; claim: Claim };

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
  if (order?.status === 'cancelled') await releaseAll(held.pieces, held.orderId);
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
  const newest = await listChosen(
    'claims/',
    (keys) => [...newestClaims(keys).values()],
    claimSchema,
  );
  const held = new Map<string, HeldPieces>();
  for (const [key, claim] of newest) {
    if (!isLive(claim) || !isOld(claim)) continue;
    const { orderId } = claim;
    const known = held.get(orderId)?.pieces ?? [];
    held.set(orderId, { orderId, claim, pieces: [...known, pieceOf(key)] });
  }
  return [...held.values()];
}

function isOld({ since, movedAt }: Claim): boolean {
  return Date.now() - Date.parse(movedAt || since) > workingMs;
}
