import { entryOf, isPaid, isUnpaid, refundsOf, soldAt, transferNoticeId } from '#shared/ledger';
import { hasLostItsMoney } from '#shared/order-state';
import type { Mail, MailKind } from '#shared/order';
import { isPartOf } from '../orders/record/money.ts';
import type { OrderRecord } from '../orders/record/records.ts';
import { transferHoldOf } from '../orders/transfer/transfer-hold.ts';

type Holds = (order: OrderRecord, mail: Mail) => boolean;

/** What each mail says is still so. A mail about what happened once, such as a refund, says it for good. */
const holds: Record<MailKind, Holds> = {
  'transfer-instructions': (order) => transferHoldOf(order) !== null,
  'transfer-request': isToConfirm,
  confirmation: (order) => isPaid(order) && isKept(order),
  refunded: (order) => order.status === 'cancelled',
  'partly-refunded': (order, { about }) => refundsOf(order).some(({ id }) => isPartOf(id, about)),
  'address-request': (order) => !order.shippingAddress && isKept(order),
  released: (order) => order.status === 'cancelled',
  shipped: (order) => order.status === 'shipped',
  cancelled: (order) => order.status === 'cancelled',
  lapsed: (order) => order.status === 'cancelled',
  'not-arrived': (order, mail) => isUnpaid(order) && !hasNewsOfMoney(order, mail),
  offer: (order) => isUnpaid(order) && !soldAt(order) && Date.parse(order.deadline) > Date.now(),
  'part-arrived': hasCome,
  sold: (order) => soldAt(order) !== null && isKept(order),
  'transfer-confirmed': (order) => transferHoldOf(order) !== null,
  'transfer-to-confirm': isToConfirm,
  // The money may be on its way to an order that was cancelled, too.
  'transfer-sent': (order, { about }) =>
    about ? about === transferNoticeId(order) : soldAt(order) === null,
  'money-returned': () => true,
  'refund-failed': () => true,
  dispute: () => true,
  'part-paid': hasCome,
};

/** Returns whether a mail has to be left out: its cause is over, or a newer mail says the same, or more, of the same thing (rule 34). */
export function isOver(mail: Mail, order: OrderRecord): boolean {
  return !holds[mail.kind](order, mail) || isReplaced(mail, order);
}

function isReplaced(mail: Mail, { mails }: OrderRecord): boolean {
  const later = mails.slice(mails.indexOf(mail) + 1);
  return later.some((one) => one.kind === mail.kind && topicOf(one) === topicOf(mail));
}

/** Returns what a mail is about. A state that came later replaces that of a dispute, and a day that of a question for the address. */
function topicOf({ kind, about }: Mail): string {
  if (kind === 'dispute') return about.split(' ')[0]!;
  return kind === 'address-request' ? '' : about;
}

function isToConfirm(order: OrderRecord): boolean {
  return isUnpaid(order) && order.awaitsPainter;
}

function isKept(order: OrderRecord): boolean {
  return order.status !== 'cancelled' && !hasLostItsMoney(order);
}

/** Returns whether money has come since it was said that some did not. */
function hasNewsOfMoney({ mails }: OrderRecord, mail: Mail): boolean {
  return mails.slice(mails.indexOf(mail)).some(({ kind }) => kind === 'part-arrived');
}

function hasCome(order: OrderRecord, { about }: Mail): boolean {
  return order.status !== 'cancelled' && entryOf(order, about)?.state === 'done';
}
