import { claimOf, entryOf, isUnpaid, toComeCents } from '#shared/ledger';
import type { MailKind } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { publishSales } from '../publishing/changes.ts';
import { withArrival } from './arrival.ts';
import { noteConfirmedInbox } from './confirmed-inboxes.ts';
import { markDue } from './due.ts';
import { withMails } from './mails.ts';
import { withClaim, withEntry, type Claim } from './money.ts';
import { orderChangedError, updateOrder, type OrderRecord } from './records.ts';
import { giveUpTaking, lossError, takeArtworks } from './taking.ts';
import { endTransfer, withdrawTransfers } from './transfer-ending.ts';
import { isoOf, transferHoldMs } from './transfer-hold.ts';

/** Lengthens the hold from the beginning of the order; one that lapsed is taken anew. Throws 409. */
export async function confirmTransfer(
  order: OrderRecord,
  by: 'buyer' | 'painter',
): Promise<OrderRecord> {
  if (order.status === 'cancelled') throw soldMeanwhile();
  if (!isUnpaid(order) || !(order.awaitsConfirmation || order.awaitsPainter)) return order;
  await markDue(order);
  const fromBeginning = Date.parse(order.createdAt) + transferHoldMs();
  // An order that is confirmed late begins with its confirmation.
  const isLate = order.awaitsPainter || fromBeginning <= Date.now();
  const deadline = isoOf(isLate ? Date.now() + transferHoldMs() : fromBeginning);
  const { loss } = await takeArtworks(order, { until: deadline });
  if (loss) {
    await giveUpTaking(order);
    throw by === 'buyer' ? soldMeanwhile() : lossError(loss);
  }
  const confirmed = await updateOrder(order, (now) =>
    isSameRound(now, order) && (now.awaitsConfirmation || now.awaitsPainter)
      ? {
          ...now,
          deadline,
          awaitsConfirmation: false,
          awaitsPainter: false,
          confirmedAt: isoOf(Date.now()),
          mails: withMails(now, mailsAfterConfirmation(now, by)),
        }
      : null,
  );
  if (confirmed.status !== 'cancelled') {
    if (by === 'buyer' && order.customerEmail) await noteConfirmedInbox(order.customerEmail);
    return confirmed;
  }
  await endTransfer(confirmed, []);
  throw soldMeanwhile();
}

function mailsAfterConfirmation(
  { awaitsPainter }: OrderRecord,
  by: 'buyer' | 'painter',
): MailKind[] {
  if (awaitsPainter) return ['transfer-instructions'];
  return by === 'buyer' ? ['transfer-confirmed'] : [];
}

/** All that the order waits for is here. Safe to repeat. Throws 409. */
export function settleTransfer(order: OrderRecord): Promise<OrderRecord> {
  return arrive(order, claimOf(order) ?? { id: `transfer-${order.round}`, way: 'zelle' });
}

/** Without cents: all that is to come in the write that claims it. */
type Arriving = Omit<Claim, 'cents'> & Partial<Pick<Claim, 'cents'>>;

/**
 * Money came by hand: it is claimed, then all artworks become the order's own, or none, then it counts. The same id is one entry, so it is
 * safe to repeat. Throws 409.
 */
export async function arrive(order: OrderRecord, money: Arriving): Promise<OrderRecord> {
  const { id } = money;
  await markDue(order);
  const claimed = await updateOrder(order, (now) =>
    isSameRound(now, order) ? withClaim(now, { cents: toComeCents(now), ...money }) : null,
  );
  if (hasCome(claimed, id)) return claimed;
  if (claimOf(claimed)?.id !== id) throw orderChangedError();
  const { loss, gaveWay } = await takeArtworks(claimed, { until: null });
  await withdrawTransfers(gaveWay);
  const counted = loss ? null : await count(claimed, id);
  if (counted && hasCome(counted, id)) return counted;
  const now = await giveUpTaking(claimed);
  if (hasCome(now, id)) return now;
  throw loss ? lossError(loss) : orderChangedError();
}

async function count(order: OrderRecord, id: string): Promise<OrderRecord> {
  let isMine = false;
  const counted = await updateOrder(order, (now) => {
    const claim = claimOf(now);
    isMine = isSameRound(now, order) && claim?.id === id;
    // It came when the painter says that it did.
    return isMine ? withArrival(withEntry(now, id, { state: 'done', at: claim!.at }), id) : null;
  });
  if (isMine) await publishSales();
  return counted;
}

function hasCome(order: OrderRecord, id: string): boolean {
  return entryOf(order, id)?.state === 'done' && order.status !== 'cancelled';
}

function isSameRound(now: OrderRecord, before: OrderRecord): boolean {
  return isUnpaid(now) && now.round === before.round;
}

function soldMeanwhile(): HttpError {
  return new HttpError(409, (words) => words.soldMeanwhile);
}
