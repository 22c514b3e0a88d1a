import { isUnpaid, moneySentAt } from '#shared/ledger';
import type { OrderRecord } from '../record/records.ts';
import { takeThen } from '../changes/take-then.ts';
import { endUnpaid } from '../changes/unpaid-ending.ts';
import { firstTransferHoldMs, isoOf, transferHoldMs } from './transfer-hold.ts';

/**
 * Counts the short hold of an order whose mail waits from now on, up to TRANSFER_HOLD_HOURS from its beginning, because nobody could
 * confirm it before (rule 86). One that lapsed is taken anew; after a loss the order ends.
 */
export async function prolongHold(order: OrderRecord): Promise<OrderRecord> {
  if (!isWaiting(order)) return order;
  const shortMs = await firstTransferHoldMs();
  const latest = Date.parse(order.createdAt) + transferHoldMs();
  const deadline = isoOf(Math.min(Date.now() + shortMs, latest));
  if (deadline <= order.deadline) return order;
  const change = (stored: OrderRecord) =>
    isWaiting(stored) && stored.round === order.round ? { ...stored, deadline } : null;
  return (await takeThen(order, { until: deadline, change, orElse: endUnpaid(['lapsed']) })).order;
}

/** Returns whether an order waits for its first mail. */
export function isWaiting(order: OrderRecord): boolean {
  const { mailWaits, awaitsConfirmation, instructionsRepeated } = order;
  if (!mailWaits || instructionsRepeated > 0 || moneySentAt(order)) return false;
  return awaitsConfirmation && isUnpaid(order);
}
