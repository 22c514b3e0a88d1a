import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '#shared/artwork';
import type { TransferHold } from '#shared/order';
import { env, hasMail } from '../../env.ts';
import { isUnpaidOrder, type OrderRecord } from '../orders/records.ts';

/** In milliseconds. */
export function transferHoldMs(): number {
  return env().TRANSFER_HOLD_HOURS * 3_600_000;
}

/** In milliseconds. Without mail nobody can confirm it, so it holds as long as a confirmed one (rule 10). */
export function firstTransferHoldMs(): number {
  if (!hasMail()) return transferHoldMs();
  return Math.min(env().TRANSFER_CONFIRM_MINUTES * 60_000, transferHoldMs());
}

/** Only a transfer order has a secret. */
export function newTransferState(method: PaymentMethod) {
  const awaitsConfirmation = method === 'zelle' && hasMail();
  return {
    awaitsConfirmation,
    confirmKey: awaitsConfirmation ? randomBytes(24).toString('base64url') : '',
    confirmedAt: null,
    moneySentAt: null,
    instructionsRepeated: 0,
  };
}

/** Null if the order lapsed, was paid or cancelled. */
export function transferHoldOf(order: OrderRecord): TransferHold | null {
  const end = Date.parse(order.deadline);
  if (order.method !== 'zelle' || !isUnpaidOrder(order) || end <= Date.now()) return null;
  // Both holds begin at the same time, so they differ by their lengths.
  const confirmedEnd = end + transferHoldMs() - firstTransferHoldMs();
  return {
    until: order.deadline,
    confirmedUntil: order.awaitsConfirmation ? new Date(confirmedEnd).toISOString() : null,
  };
}
