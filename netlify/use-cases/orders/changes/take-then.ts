import { claimOf, isUnpaid, soldAt } from '#shared/ledger';
import type { Marking } from '../../due.ts';
import { changeOrder, type Change } from './change-order.ts';
import { markDue } from '../record/due.ts';
import { withoutClaim } from '../record/money.ts';
import type { OrderRecord } from '../record/records.ts';
import { takeArtworks, type Loss } from './order-takes.ts';
import { withdrawTransfers } from './unpaid-ending.ts';

/** `until`: of the takes; null for a sale. `orElse`: after a loss. */
type Taking = { until: string | null; change: Change; orElse: Change };

/** Writes a due key, unless the caller has, takes the artworks of an order, then changes it. Throws 503. */
export async function takeThen(
  order: OrderRecord,
  { until, change, orElse }: Taking,
  due: Marking = markDue(order),
): Promise<{ order: OrderRecord; loss: Loss | null }> {
  await due;
  const { loss, gaveWay } = await takeArtworks(order, { until });
  await withdrawTransfers(gaveWay);
  return { order: await changeOrder(order, loss ? orElse : change, due), loss };
}

/**
 * Begins the order's next round and strikes its claim after a loss, so nobody who takes for this round can finish it. A hold ends when it
 * did before.
 */
export function abandonClaim(order: OrderRecord): Change {
  return (stored) =>
    isUnpaid(stored) &&
    !soldAt(stored) &&
    stored.round === order.round &&
    // Stripe decides about that.
    claimOf(stored)?.way !== 'card'
      ? { ...withoutClaim(stored), round: stored.round + 1 }
      : null;
}
