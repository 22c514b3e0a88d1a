import type { FreedHolds, HoldCounts, KeptHold } from '#shared/admin/holds';
import { recordActivity } from '../admin/activity.ts';
import { freeHeldPieces } from './freeing.ts';
import { isPromisedOrder, listHeldOrders, type HeldPieces } from './held-orders.ts';
import { hasMailDue } from '../mail/outbox.ts';
import { findOrder, isUnpaidOrder } from '../orders/records.ts';
import { workThrough } from '../../concurrency.ts';

export async function countHolds(): Promise<HoldCounts> {
  const startedAt = Date.now();
  const held = await listHeldOrders();
  const counts: HoldCounts = { held: held.length, freeable: 0, promised: 0, paid: 0, uncounted: 0 };
  const begun = await workThrough(held, startedAt, async (one) => {
    counts[await foresee(one)]++;
  });
  return { ...counts, uncounted: held.length - begun };
}

async function foresee({ orderId, claim }: HeldPieces): Promise<'freeable' | 'promised' | 'paid'> {
  const order = await findOrder(orderId);
  if (!order || order.status === 'cancelled') return 'freeable';
  if (!isUnpaidOrder(order)) return 'paid';
  return isPromisedOrder(order, claim) ? 'promised' : 'freeable';
}

/**
 * Frees unpaid holds behind the order `after` for as long as one call may take, except confirmed transfers and payments that Stripe is
 * processing. Returns the orders that have mails to send, too. Throws 503 if the claims cannot be read.
 */
export async function freeHolds(
  editor: string,
  after: string,
): Promise<{ answer: FreedHolds; toTell: string[] }> {
  const startedAt = Date.now();
  const held = (await listHeldOrders()).filter(({ orderId }) => orderId > after);
  const kept: KeptHold[] = [];
  const toTell: string[] = [];
  const begun = await workThrough(held, startedAt, async (one) => {
    const { orderId } = one;
    try {
      const { outcome, order } = await freeHeldPieces(one, false);
      if (outcome !== 'freed') kept.push({ orderId, reason: outcome });
      else if (hasMailDue(order)) toTell.push(orderId);
    } catch (error) {
      console.error(`The hold of order ${orderId} is kept`, error);
      kept.push({ orderId, reason: 'failed' });
    }
  });
  const freed = begun - kept.length;
  if (begun > 0) {
    await recordActivity(editor, `Free all unpaid holds: ${freed} freed, ${kept.length} kept`);
  }
  const left = held.length - begun;
  return { answer: { freed, kept, left, after: held[begun - 1]?.orderId ?? after }, toTell };
}
