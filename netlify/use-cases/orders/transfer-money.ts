import { claimOf, isPaid, isUnpaid } from '#shared/ledger';
import { centsOf } from '#shared/money';
import type { MailKind } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { publishSales } from '../publishing/changes.ts';
import { noteConfirmedInbox } from './confirmed-inboxes.ts';
import { markDue } from './due.ts';
import { withMails } from './mails.ts';
import { withClaim, withEntry } from './money.ts';
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

/** The money is here: it is claimed, then all artworks become the order's own, or none, then it counts. Safe to repeat. Throws 409. */
export async function settleTransfer(order: OrderRecord): Promise<OrderRecord> {
  await markDue(order);
  const claimed = await claim(order);
  if (isSale(claimed)) return claimed;
  if (claimOf(claimed)?.id !== moneyIdOf(order)) throw orderChangedError();
  const { loss, gaveWay } = await takeArtworks(order, { until: null });
  await withdrawTransfers(gaveWay);
  const settled = loss ? null : await writePaid(order);
  if (settled && isSale(settled) && settled.round === order.round) return settled;
  const now = await giveUpTaking(order);
  if (isSale(now)) return now;
  throw loss ? lossError(loss) : orderChangedError();
}

function claim(order: OrderRecord): Promise<OrderRecord> {
  const cents = centsOf(order.totalAmount);
  return updateOrder(order, (now) =>
    isSameRound(now, order) ? withClaim(now, { id: moneyIdOf(order), cents, way: 'zelle' }) : null,
  );
}

/** All of the money comes at once, once a round. */
function moneyIdOf({ round }: OrderRecord): string {
  return `transfer-${round}`;
}

async function writePaid(order: OrderRecord): Promise<OrderRecord> {
  let isMine = false;
  const settled = await updateOrder(order, (now) => {
    isMine = isSameRound(now, order);
    if (!isMine) return null;
    return {
      ...withEntry(now, moneyIdOf(order), { state: 'done' }),
      status: 'processing',
      awaitsConfirmation: false,
      awaitsPainter: false,
      mails: withMails(now, ['confirmation', 'sold']),
    };
  });
  if (isMine) await publishSales();
  return settled;
}

function isSale(order: OrderRecord): boolean {
  return isPaid(order) && order.status !== 'cancelled';
}

function isSameRound(now: OrderRecord, before: OrderRecord): boolean {
  return isUnpaid(now) && now.round === before.round;
}

function soldMeanwhile(): HttpError {
  return new HttpError(409, (words) => words.soldMeanwhile);
}
