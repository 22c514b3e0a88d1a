import { claimOf, entryOf, isUnpaid, outstandingCents } from '#shared/ledger';
import type { MailKind } from '#shared/order';
import { HttpError } from '../../../errors.ts';
import type { Marking } from '../../due.ts';
import { withCountedPayment } from '../record/counted-payment.ts';
import { changeOrder, type Change } from '../changes/change-order.ts';
import { recordConfirmedInbox } from './confirmed-inboxes.ts';
import { markDue } from '../record/due.ts';
import { withMails } from '../record/mails.ts';
import { withClaim, withEntry, type Claim } from '../record/money.ts';
import { orderChangedError, type OrderRecord } from '../record/records.ts';
import { abandonClaim, takeThen } from '../changes/take-then.ts';
import { lossError } from '../changes/order-takes.ts';
import { isoOf, transferHoldMs } from './transfer-hold.ts';

/** Lengthens the hold from the beginning of the order; one that lapsed is taken anew. Throws 409. */
export async function confirmTransfer(
  order: OrderRecord,
  by: 'buyer' | 'painter',
): Promise<OrderRecord> {
  if (order.status === 'cancelled') throw soldMeanwhile();
  if (!isUnpaid(order) || !(order.awaitsConfirmation || order.awaitsPainter)) return order;
  const fromBeginning = Date.parse(order.createdAt) + transferHoldMs();
  // An order that is confirmed late begins with its confirmation.
  const isLate = order.awaitsPainter || fromBeginning <= Date.now();
  const deadline = isoOf(isLate ? Date.now() + transferHoldMs() : fromBeginning);
  const change = (stored: OrderRecord) =>
    isSameRound(stored, order) && (stored.awaitsConfirmation || stored.awaitsPainter)
      ? {
          ...stored,
          deadline,
          awaitsConfirmation: false,
          awaitsPainter: false,
          confirmedAt: isoOf(Date.now()),
          mails: withMails(stored, mailsAfterConfirmation(stored, by)),
        }
      : null;
  const taking = { until: deadline, change, orElse: abandonClaim(order) };
  const { order: confirmed, loss } = await takeThen(order, taking);
  if (loss) throw by === 'buyer' ? soldMeanwhile() : lossError(loss);
  if (confirmed.status === 'cancelled') throw soldMeanwhile();
  if (by === 'buyer' && order.customerEmail) await recordConfirmedInbox(order.customerEmail);
  return confirmed;
}

function mailsAfterConfirmation(
  { awaitsPainter }: OrderRecord,
  by: 'buyer' | 'painter',
): MailKind[] {
  if (awaitsPainter) return ['transfer-instructions'];
  return by === 'buyer' ? ['transfer-confirmed'] : [];
}

/** Counts all money that the order waits for. Safe to repeat. Throws 409. */
export function settleTransfer(order: OrderRecord): Promise<OrderRecord> {
  return receiveMoney(order, claimOf(order) ?? { id: `transfer-${order.round}`, way: 'zelle' });
}

/** Without cents: all that is to come in the write that claims it. */
type Arriving = Omit<Claim, 'cents'> & Partial<Pick<Claim, 'cents'>>;

/**
 * Claims money that came by hand, then makes all artworks the order's own, or none, then counts it. The same id is one entry, so it is safe
 * to repeat. Throws 409.
 */
export async function receiveMoney(
  order: OrderRecord,
  money: Arriving,
  due: Marking = markDue(order),
): Promise<OrderRecord> {
  const { id } = money;
  const claim = (stored: OrderRecord) =>
    isSameRound(stored, order)
      ? withClaim(stored, { cents: outstandingCents(stored), ...money })
      : null;
  const claimed = await changeOrder(order, claim, due);
  if (hasCome(claimed, id)) return claimed;
  if (claimOf(claimed)?.id !== id) throw orderChangedError();
  const taking = { until: null, change: counted(claimed, id), orElse: abandonClaim(claimed) };
  const { order: after, loss } = await takeThen(claimed, taking, due);
  if (hasCome(after, id)) return after;
  const latest = loss ? after : await changeOrder(claimed, abandonClaim(claimed), due);
  if (hasCome(latest, id)) return latest;
  throw loss ? lossError(loss) : orderChangedError();
}

function counted(order: OrderRecord, id: string): Change {
  return (stored) => {
    const claim = claimOf(stored);
    if (!isSameRound(stored, order) || claim?.id !== id) return null;
    // It came when the painter says that it did.
    return withCountedPayment(withEntry(stored, id, { state: 'done', at: claim.at }), id);
  };
}

function hasCome(order: OrderRecord, id: string): boolean {
  return entryOf(order, id)?.state === 'done' && order.status !== 'cancelled';
}

function isSameRound(stored: OrderRecord, before: OrderRecord): boolean {
  return isUnpaid(stored) && stored.round === before.round;
}

function soldMeanwhile(): HttpError {
  return new HttpError(409, (words) => words.soldMeanwhile);
}
