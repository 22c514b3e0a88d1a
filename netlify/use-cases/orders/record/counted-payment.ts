import { isPaid } from '#shared/ledger';
import { kindOf } from '#shared/order-kinds';
import { withMails, withPaymentMails } from './mails.ts';
import type { OrderRecord } from './records.ts';

/** Returns the order once this payment counts. It is sold with the first money, and processed with all of it. */
export function withCountedPayment(order: OrderRecord, id: string): OrderRecord {
  const reserved = { ...order, awaitsConfirmation: false, awaitsPainter: false };
  if (!isPaid(order)) return { ...reserved, mails: mailsOfPart(order, id) };
  const { tellsPainter } = kindOf(order);
  const mails = withMails(order, tellsPainter ? ['confirmation', 'sold'] : ['confirmation']);
  return { ...reserved, status: 'processing', whyEnded: undefined, mails };
}

/** Makes the mails about a part due. The painter gets one only about a card payment: they know what they wrote down themselves. */
function mailsOfPart(order: OrderRecord, id: string): OrderRecord['mails'] {
  const mails = withPaymentMails(order.mails, [{ kind: 'part-arrived', about: id }]);
  const isByCard = order.money.some((entry) => entry.id === id && entry.way === 'card');
  return isByCard ? withPaymentMails(mails, [{ kind: 'part-paid', about: id }]) : mails;
}
