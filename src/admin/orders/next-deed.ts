import { formatDay } from '#shared/day';
import { handDebtsOf, isLate, isUnpaid, soldAt, offerView } from '#shared/ledger';
import { formatCents, negated } from '#shared/money';
import { asksAboutPayment, hasLostItsMoney, isOpenTransfer, isSent } from '#shared/order-state';
import { kindOf } from '#shared/order-kinds';
import type { Order } from '#shared/order';
import { dayOf } from '../ui/moment.ts';

export type Deed = 'confirm' | 'money' | 'address' | 'send' | 'arrived' | 'sent-back';
/** `deed` null: there is nothing to do, or nothing that the shop can do. */
export type Next = { words: string; deed: Deed | null };

/** Returns what the administrator does next about an order. `today`: as in ISO times. */
export function nextDeed(order: Order, today = new Date().toISOString().slice(0, 10)): Next {
  if (order.status === 'cancelled') return afterCancelling(order);
  if (isUnpaid(order)) return kindOf(order).hasTerms ? beforeParts(order) : beforePayment(order);
  if (order.items.every(({ returnedAt }) => returnedAt)) {
    return nothing(order.items.length === 1 ? 'The work came back.' : 'All works came back.');
  }
  if (hasLostItsMoney(order)) return nothing('None of its money is left.');
  if (order.status === 'shipped') return { words: 'On its way to the buyer.', deed: 'arrived' };
  if (order.status === 'delivered') return nothing('Delivered. Nothing to do.');
  if (asksAboutPayment(order)) return nothing('Disputed. Send nothing until it is decided.');
  if (order.shippingAddress) return { words: 'Paid. Pack it and send it.', deed: 'send' };
  if (!isSent(order)) return nothing('Sold elsewhere. Nothing to send.');
  const isAsked = order.mails.some(
    ({ kind, about }) => kind === 'address-request' && about === today,
  );
  if (isAsked) return nothing('Paid. You asked for the address today.');
  const deed = order.customerEmail ? 'address' : null;
  return { words: 'Paid. The delivery address is missing.', deed };
}

function afterCancelling(order: Order): Next {
  const [debt] = handDebtsOf(order);
  if (!debt) return nothing('Cancelled. Nothing to do.');
  const who = order.customerName ?? 'the buyer';
  const words = `Send ${formatCents(negated(debt.cents))} back to ${who}. Send only what your bank shows as received.`;
  return { words, deed: 'sent-back' };
}

function beforePayment(order: Order): Next {
  if (!kindOf(order).waitsForMoney) return nothing('The payment is being finished.');
  if (!isOpenTransfer(order)) return nothing('The time to pay is over. Nothing to do.');
  if (order.awaitsPainter) {
    const words =
      'Not reserved: bank transfers may hold only some of your works. Confirm this one to reserve it and to send its buyer the instructions.';
    return { words, deed: 'confirm' };
  }
  if (soldAt(order)) return { words: 'A part of the money has come.', deed: 'money' };
  const words = order.moneySentAt
    ? 'The buyer has sent the money. Look at your bank account.'
    : 'Waits for the bank transfer.';
  return { words, deed: 'money' };
}

/** Returns the next step of an offer whose money is not complete. It comes by card, or as the painter says. */
function beforeParts(order: Order): Next {
  const due = offerView(order)?.due;
  if (!due) return nothing('A payment is being finished.');
  if (!due.isHeld) return nothing('The day of the offer is over. Nothing to do.');
  if (order.moneySentAt) {
    return { words: 'The buyer has sent money. Look at your bank account.', deed: 'money' };
  }
  const amount = formatCents(due.cents);
  const day = formatDay(dayOf(due.until));
  const words = isLate(order)
    ? `Late: ${amount}, due by ${day}.`
    : `Waits for ${amount} by ${day}.`;
  return { words, deed: 'money' };
}

function nothing(words: string): Next {
  return { words, deed: null };
}
