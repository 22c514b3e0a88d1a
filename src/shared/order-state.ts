import { disputeWords } from './dispute-words.ts';
import { formatAmount } from './format-amount.ts';
import {
  receivedCents,
  cardPaymentsOf,
  claimOf,
  disputesOf,
  hasOpenDispute,
  hasReturns,
  isPaid,
  isPayment,
  isUnpaid,
  mayEnd,
  moneySentAt,
  paidAt,
  remainingCents,
  soldAt,
  totalCents,
} from './ledger.ts';
import { formatCents } from './money.ts';
import { kindWordsOf } from './order-kind-words.ts';
import { kindOf } from './order-kinds.ts';
import type { Dispute, Entry, Mail, OrderStatus, StoredOrder, WithReasonTexts } from './order.ts';

/** Returns whether nobody else can have the order's artworks until its deadline. */
export function isHold(order: StoredOrder): boolean {
  const isHeld = isUnpaidTransfer(order) && !order.awaitsPainter && !soldAt(order);
  return isHeld && Date.parse(order.deadline) > Date.now();
}

/** Returns true for a transfer order that waits for its money or for the painter, also after its hold if its buyer says that the money was sent. */
export function isOpenTransfer(order: StoredOrder): boolean {
  const { awaitsPainter } = order;
  const isOpenWithoutHold = awaitsPainter || soldAt(order) || moneySentAt(order) !== null;
  return isHold(order) || (isUnpaidTransfer(order) && Boolean(isOpenWithoutHold));
}

function isHeldOffer(order: StoredOrder): boolean {
  return isAtWordOf('painter', order) && mayEnd(order) && Date.parse(order.deadline) > Date.now();
}

function isUnpaidTransfer(order: StoredOrder): boolean {
  return isAtWordOf('buyer', order) && isUnpaid(order);
}

function isAtWordOf(who: 'buyer' | 'painter', order: StoredOrder): boolean {
  return kindOf(order).holdsAtWordOf === who;
}

/** Returns true for an order paid by card that counts as sold without any of its money. */
export function hasLostItsMoney(order: StoredOrder): boolean {
  const isSold = cardPaymentsOf(order).length > 0 && isPaid(order) && order.status !== 'cancelled';
  const hasArtworks = order.items.some(({ returnedAt }) => !returnedAt);
  return isSold && hasArtworks && remainingCents(order) === 0;
}

/** Returns whether an artwork of an order may have a certificate, and one that it has is not withdrawn (rule 71). */
export function isVouchedFor(order: StoredOrder, item: StoredOrder['items'][number]): boolean {
  const isSold = isPaid(order) && order.status !== 'cancelled' && !item.isLine;
  const isGivenBack = totalCents(order) > 0 && remainingCents(order) === 0;
  return isSold && !isGivenBack && !item.returnedAt;
}

/** Returns whether an order has something to send: of a sale elsewhere the buyer has it already, unless somebody says where it goes. */
export function isSent(order: StoredOrder): boolean {
  const { status, shippingAddress } = order;
  const isOnItsWay = status === 'shipped' || status === 'delivered';
  return kindOf(order).isSent || isOnItsWay || shippingAddress !== null;
}

/** Returns the dispute or inquiry that the bank has not decided, or null. */
export function openDisputeOf(order: StoredOrder): Dispute | null {
  return disputesOf(order).find(({ dispute }) => disputeWords[dispute].isOpen) ?? null;
}

/** Returns true for an order whose dispute or lost money waits for the administrator. */
export function asksAboutPayment(order: StoredOrder): boolean {
  return openDisputeOf(order) !== null || hasLostItsMoney(order);
}

/** Returns whether an order may be cancelled: the bank has none of its money until a dispute is decided. */
export function mayCancel(order: StoredOrder): boolean {
  return order.status === 'cancelled' || !hasOpenDispute(order);
}

/**
 * Returns the mails to the buyer that are tried no more, because there is no such address (rule 34). Of an order that ended without money
 * there are none: anybody may have typed its address.
 */
export function refusedMailsOf(order: StoredOrder): Mail[] {
  if (order.status === 'cancelled' && !paidAt(order)) return [];
  return order.mails.filter(({ state, refused }) => state !== 'sent' && refused === 'for-good');
}

type Formats = Record<'moment' | 'day', (date: string) => string>;

/** Returns how an order is paid. Only the day of a sale elsewhere is known. */
export function describePayment(order: WithReasonTexts<StoredOrder>, format: Formats): string {
  const { status, awaitsPainter, endReason } = order;
  const { received, receivedOn, awaited, ended } = kindWordsOf(order);
  const at = paidAt(order);
  if (at) return `${received} on ${format[receivedOn](at)}`;
  if (status === 'cancelled') return [ended, endReason].filter(Boolean).join('. ') || 'Cancelled';
  if (soldAt(order))
    return `${formatCents(receivedCents(order))} of ${formatAmount(order.totalAmount)} has come`;
  return awaitsPainter ? 'Waiting for your confirmation' : awaited;
}

/** Returns why a payment cannot be struck, or null (rule 95). */
export function findVoidObstacle(
  order: StoredOrder,
  entry: Entry,
): 'not-by-hand' | 'sent' | 'claimed' | 'returned' | null {
  const { status } = order;
  const isByHand = isPayment(entry) && entry.way !== 'card' && kindOf(order).givesBack;
  if (!isByHand) return 'not-by-hand';
  if (status === 'shipped' || status === 'delivered') return 'sent';
  if (claimOf(order)) return 'claimed';
  return hasReturns(order, entry.id) ? 'returned' : null;
}

/** Returns the question before a status that sends money back or breaks a promise (rule 26). */
export function askBefore(
  order: StoredOrder,
  status: OrderStatus,
): 'money' | 'promised' | 'undo' | null {
  if (status !== 'cancelled') return null;
  if ((isHold(order) && !order.awaitsConfirmation) || isHeldOffer(order)) return 'promised';
  if (!kindOf(order).givesBack) return soldAt(order) ? 'undo' : null;
  return order.status !== 'cancelled' && remainingCents(order) > 0 ? 'money' : null;
}
