import { entryOf, mayBeOwed } from '#shared/ledger';
import { findVoidObstacle } from '#shared/order-state';
import { HttpError } from '../../../errors.ts';
import { changeOrder } from '../changes/change-order.ts';
import { withMails } from '../record/mails.ts';
import { withEntry, withoutPayment } from '../record/money.ts';
import { updateOrder, type OrderRecord } from '../record/records.ts';
import { isoOf, transferHoldMs } from './transfer-hold.ts';

/**
 * Strikes money that was said to have come by hand and never came, with its debts. The order waits again, in its next round and for a new
 * time. A cancelled order stays cancelled. Of a debt for a refund of Stripe's dashboard it says that nothing is owed. Safe to repeat. Throws
 * 404, 409.
 */
export async function voidPayment(order: OrderRecord, id: string): Promise<OrderRecord> {
  requireEntry(order, id);
  return changeOrder(order, (stored) => {
    const entry = entryOf(stored, id)!;
    if (entry.state === 'struck') return null;
    return mayBeOwed(stored, entry)
      ? withEntry(stored, id, { state: 'struck' })
      : withoutMoney(stored, id);
  });
}

function withoutMoney(order: OrderRecord, id: string): OrderRecord {
  const why = findVoidObstacle(order, entryOf(order, id)!);
  if (why) throw new HttpError(409, refusals[why]);
  const struck = withoutPayment(order, id);
  if (order.status === 'cancelled') return struck;
  const round = order.round + 1;
  const latest = Math.max(Date.parse(order.deadline), Date.now() + transferHoldMs());
  return {
    ...struck,
    status: 'pending',
    round,
    deadline: isoOf(latest),
    mails: withMails({ ...order, round }, ['not-arrived']),
  };
}

const refusals = {
  'not-by-hand': 'Only money that came by hand can be taken out.',
  sent: 'This order is sent already.',
  claimed: 'A payment of this order is being finished. Please try again in a moment.',
  returned: 'Money of this payment went back already.',
};

/** Stores that the painter has sent back what was due by hand. Safe to repeat. Throws 404, 409. */
export async function markRefundSent(order: OrderRecord, id: string): Promise<OrderRecord> {
  requireEntry(order, id);
  return updateOrder(order, (stored) => {
    const { way, state, of } = entryOf(stored, id)!;
    if (way === 'card') throw new HttpError(409, 'The shop itself sends back what came by card.');
    if (state === 'done' && of !== undefined) return null;
    if (state !== 'due') throw new HttpError(409, 'This is not owed any more. Please look again.');
    return withEntry(stored, id, { state: 'done' });
  });
}

function requireEntry(order: OrderRecord, id: string): void {
  if (!entryOf(order, id)) throw new HttpError(404, 'This order has no such money.');
}
