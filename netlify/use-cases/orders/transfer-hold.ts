import { isUnpaid, soldAt } from '#shared/ledger';
import type { TransferHold } from '#shared/order';
import { env } from '../../env.ts';
import { hasMail } from '../../ports/keys.ts';
import type { OrderRecord } from './records.ts';

export function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** In milliseconds. */
export function transferHoldMs(): number {
  return env().TRANSFER_HOLD_HOURS * 3_600_000;
}

/** In milliseconds. Without mail nobody can confirm it, so it holds as long as a confirmed one (rule 9). */
export async function firstTransferHoldMs(): Promise<number> {
  if (!(await hasMail())) return transferHoldMs();
  return Math.min(env().TRANSFER_CONFIRM_MINUTES * 60_000, transferHoldMs());
}

/** Null if the order holds nothing: it lapsed, has money, was cancelled, or waits for the painter. */
export function transferHoldOf(order: OrderRecord): TransferHold | null {
  const { method, deadline, awaitsPainter, createdAt } = order;
  if (method !== 'zelle' || !isUnpaid(order) || soldAt(order) || awaitsPainter) return null;
  if (Date.parse(deadline) <= Date.now()) return null;
  const confirmedUntil = isoOf(Date.parse(createdAt) + transferHoldMs());
  return { until: deadline, confirmedUntil: hasLink(order) ? confirmedUntil : null };
}

/** Not while the first mail waits (rule 86): its buyer has no link to press. */
function hasLink({ awaitsConfirmation, mailWaits, instructionsRepeated }: OrderRecord): boolean {
  return awaitsConfirmation && (!mailWaits || instructionsRepeated > 0);
}
