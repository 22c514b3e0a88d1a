import { formatDay } from './day.ts';
import {
  failedRefundOf,
  handDebtsOf,
  isLate,
  isUnpaid,
  mayBeOwed,
  moneySentAt,
  outstandingCents,
  soldAt,
  offerView,
} from './ledger.ts';
import { negated } from './cents.ts';
import { formatCents } from './money.ts';
import { kindOf } from './order-kinds.ts';
import { hasLostItsMoney, isOpenTransfer, isSent, openDisputeOf } from './order-state.ts';
import type { Entry, StoredOrder } from './order.ts';

export type Deed =
  | 'confirm'
  | 'money'
  | 'address'
  | 'send'
  | 'arrived'
  | 'sent-back'
  | 'still-owed';
/** `deed` null: there is nothing to do, or nothing that the shop can do. `waits`: somebody else acts first. `isUrgent`: money is late or owed. */
export type Next = { words: string; deed: Deed | null; waits?: true; isUrgent?: true };

/** Returns the day of a moment, like 2026-11-21, in the shop's time zone. */
type DayOf = (moment: string) => string;

/** Returns what the administrator does next about an order. `today`: as in ISO times. */
export function nextDeed(
  order: StoredOrder,
  dayOf: DayOf,
  today = new Date().toISOString().slice(0, 10),
): Next {
  const [debt] = handDebtsOf(order);
  if (debt) return owedByHand(order, debt);
  if (order.status === 'cancelled') return nothing('Cancelled. Nothing to do.');
  if (isUnpaid(order)) {
    return kindOf(order).hasTerms ? beforeParts(order, dayOf) : beforePayment(order);
  }
  if (order.items.every(({ returnedAt }) => returnedAt)) {
    return nothing(order.items.length === 1 ? 'The work came back.' : 'All works came back.');
  }
  if (hasLostItsMoney(order)) return nothing('None of its money is left.');
  if (order.status === 'shipped') {
    return { words: 'On its way to the buyer.', deed: 'arrived', waits: true };
  }
  if (order.status === 'delivered') return nothing('Delivered. Nothing to do.');
  const dispute = openDisputeOf(order);
  if (dispute?.dispute === 'asked')
    return nothing('The buyer’s bank asks about it. Send nothing until it is answered.');
  if (dispute) return nothing('Disputed. Send nothing until it is decided.');
  if (order.shippingAddress) return { words: 'Paid. Pack it and send it.', deed: 'send' };
  if (!isSent(order)) return nothing('Sold elsewhere. Nothing to send.');
  const isAsked = order.mails.some(
    ({ kind, about }) => kind === 'address-request' && about === today,
  );
  if (isAsked) return nothing('Paid. You asked for the address today.');
  const deed = order.customerEmail ? 'address' : null;
  return { words: 'Paid. The delivery address is missing.', deed };
}

/** Returns what the painter does about money that goes back by hand. Of a refund of Stripe's dashboard only they know whether it is owed. */
function owedByHand(order: StoredOrder, debt: Entry): Next {
  const amount = formatCents(negated(debt.cents));
  const who = order.customerName ?? 'the buyer';
  if (mayBeOwed(order, debt)) {
    const words = `The bank sent back your refund of ${amount} to ${who}. Still to send back?`;
    return { words, deed: 'still-owed', isUrgent: true };
  }
  const words = failedRefundOf(order, debt)
    ? `Send ${amount} back to ${who} in another way: their bank sent the refund back.`
    : `Send ${amount} back to ${who}. Send only what your bank shows as received.`;
  return { words, deed: 'sent-back', isUrgent: true };
}

function beforePayment(order: StoredOrder): Next {
  if (!kindOf(order).waitsForMoney) return nothing('The payment is being finished.');
  if (!isOpenTransfer(order)) return nothing('The time to pay is over. Nothing to do.');
  if (order.awaitsPainter) {
    const words =
      'Not reserved: bank transfers may hold only some of your works. Confirm this one to reserve it and to send its buyer the instructions.';
    return { words, deed: 'confirm' };
  }
  if (moneySentAt(order) && !soldAt(order)) {
    return { words: 'The buyer has sent the money. Look at your bank account.', deed: 'money' };
  }
  if (!soldAt(order)) return { words: 'Waits for the bank transfer.', deed: 'money', waits: true };
  const toCome = formatCents(outstandingCents(order));
  if (Date.parse(order.deadline) <= Date.now()) {
    return {
      words: `A part of the money has come. Late: ${toCome}.`,
      deed: 'money',
      isUrgent: true,
    };
  }
  return {
    words: `A part of the money has come. ${toCome} is to come.`,
    deed: 'money',
    waits: true,
  };
}

/** Returns the next step of an offer whose money is not complete. It comes by card, or as the painter says. */
function beforeParts(order: StoredOrder, dayOf: DayOf): Next {
  const due = offerView(order)?.due;
  if (!due) return nothing('A payment is being finished.');
  if (!due.isHeld) return nothing('The day of the offer is over. Nothing to do.');
  if (moneySentAt(order)) {
    return { words: 'The buyer has sent money. Look at your bank account.', deed: 'money' };
  }
  const amount = formatCents(due.cents);
  const day = formatDay(dayOf(due.until));
  if (isLate(order))
    return { words: `Late: ${amount}, due by ${day}.`, deed: 'money', isUrgent: true };
  return { words: `Waits for ${amount} by ${day}.`, deed: 'money', waits: true };
}

function nothing(words: string): Next {
  return { words, deed: null };
}
