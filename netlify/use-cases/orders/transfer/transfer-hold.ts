import { isUnpaid, soldAt } from '#shared/ledger';
import type { TransferHold } from '#shared/order';
import { kindOf } from '#shared/order-kinds';
import { env } from '../../../env.ts';
import { hasMail } from '../../../ports/keys.ts';
import type { OrderRecord } from '../record/records.ts';

export function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** Returns how long a confirmed transfer order holds its artworks, in ms. */
export function transferHoldMs(): number {
  return env().TRANSFER_HOLD_HOURS * 3_600_000;
}

/**
 * Returns how long a new transfer order holds its artworks, in ms. Without mail nobody can confirm the order, so it holds as long as a
 * confirmed one (rule 9).
 */
export async function firstTransferHoldMs(): Promise<number> {
  if (!(await hasMail())) return transferHoldMs();
  return Math.min(env().TRANSFER_CONFIRM_MINUTES * 60_000, transferHoldMs());
}

/** Returns the hold, or null if the order holds nothing: it lapsed, has money, was cancelled, or waits for the painter. */
export function transferHoldOf(order: OrderRecord): TransferHold | null {
  const { deadline, awaitsPainter, createdAt } = order;
  const isReserved = kindOf(order).holdsAtWordOf === 'buyer';
  if (!isReserved || !isUnpaid(order) || soldAt(order) || awaitsPainter) return null;
  if (Date.parse(deadline) <= Date.now()) return null;
  const confirmedUntil = isoOf(Date.parse(createdAt) + transferHoldMs());
  return { until: deadline, confirmedUntil: hasLink(order) ? confirmedUntil : null };
}

/** Returns whether the buyer has a link to press: not while the first mail waits (rule 86). */
function hasLink({ awaitsConfirmation, mailWaits, instructionsRepeated }: OrderRecord): boolean {
  return awaitsConfirmation && (!mailWaits || instructionsRepeated > 0);
}
