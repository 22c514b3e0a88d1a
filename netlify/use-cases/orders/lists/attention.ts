import { hasRefundDue } from '#shared/ledger';
import type { Mail } from '#shared/order';
import { isUnpaidOrder, type OrderRecord } from '../records.ts';

const day = 24 * 3_600_000;

const mailTriesMs = 30 * day;

const unpaidKeptMs = day;

/** Returns when reconciliation looks at an order next, in milliseconds: 0 at once, null never. `isSold`: a piece still counts as sold to it. */
export function nextOrderLook(order: OrderRecord, isSold: boolean): number | null {
  if (isUnpaidOrder(order) || hasRefundDue(order) || order.mails.some(isWaiting)) return 0;
  if (order.status === 'cancelled' && isSold) return 0;
  return orderRemovableAt(order);
}

/** Returns when a cancelled card order can be removed, in milliseconds; null if it has to do with money or mails. */
export function orderRemovableAt(order: OrderRecord): number | null {
  const { method, status, paidAt, deadline } = order;
  if (method !== 'card' || status !== 'cancelled' || paidAt) return null;
  const { refunds, strayPayments = [], disputes = [], mails } = order;
  const kept = [...refunds, ...strayPayments, ...disputes, ...mails];
  return kept.length === 0 ? Date.parse(deadline) + unpaidKeptMs : null;
}

function isWaiting({ state, at }: Mail): boolean {
  return state !== 'sent' && Date.now() - Date.parse(at) < mailTriesMs;
}
