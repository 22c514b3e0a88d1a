import type { Mail, MailKind } from '../order.ts';

/** What a mail says, for the painter. */
const mailWords: Record<MailKind, string> = {
  'transfer-instructions': 'how to pay',
  'transfer-request': 'that you confirm the order first',
  confirmation: 'thanks for the order',
  refunded: 'the refund',
  'partly-refunded': 'the part that goes back',
  'address-request': 'the question for the address',
  released: 'that nothing was charged',
  shipped: 'the parcel is on its way',
  cancelled: 'the order is cancelled',
  lapsed: 'the hold has ended',
  'not-arrived': 'the money did not come',
  offer: 'the offer',
  'part-arrived': 'the payment has come',
  sold: 'to you: a sale',
  'transfer-confirmed': 'to you: the buyer confirmed the order',
  'transfer-to-confirm': 'to you: an order to confirm',
  'transfer-sent': 'to you: the buyer sent the money',
  'money-returned': 'to you: money went back',
  'refund-failed': 'to you: a refund failed',
  dispute: 'to you: a dispute',
  'part-paid': 'to you: a payment of an offer',
};

export function kindsOf(mails: Pick<Mail, 'kind'>[]): string {
  return mails.map(({ kind }) => mailWords[kind]).join(', ');
}
