import type { Mail, MailKind } from '#shared/order';
import { kindOf } from '#shared/order-kinds';
import { refusedMailsOf } from '#shared/order-state';
import { dueMail, isSameMail, withMailState } from '../../mail/outbox.ts';
import type { OrderRecord } from './records.ts';

type MailedOrder = Pick<OrderRecord, 'mails' | 'round' | 'method' | 'customerEmail'>;

/** Adds mails about the order's state; each kind is sent once in a round. */
export function withMails(order: MailedOrder, kinds: MailKind[]): Mail[] {
  const { mails, round, customerEmail } = order;
  // Nobody has to be told.
  if (!kindOf(order).tellsPainter && !customerEmail) return mails;
  return withNew(
    mails,
    kinds.map((kind) => dueMail({ kind, round, about: '' })),
  );
}

/** Mail to the painter about a payment; `about` names it, and each is sent once. */
export type PaymentMail = { kind: MailKind; about: string };

export function withPaymentMails(mails: Mail[], news: PaymentMail[]): Mail[] {
  return withNew(
    mails,
    news.map(({ kind, about }) => dueMail({ kind, round: 0, about })),
  );
}

/** Makes the newest mail of a kind due again; returns null if that one is not sent yet. */
export function withMailAgain(order: OrderRecord, kind: MailKind): Mail[] | null {
  const newest = order.mails.findLast((mail) => mail.kind === kind);
  if (newest?.state !== 'sent') return null;
  return order.mails.map((mail) =>
    mail === newest ? dueMail({ ...newest, refused: undefined }) : mail,
  );
}

/** Makes the mails due again whose address was refused. */
export function withRefusedMailsAgain(order: OrderRecord): OrderRecord {
  return withMailState(order, refusedMailsOf(order), { state: 'due' });
}

function withNew(mails: Mail[], more: Mail[]): Mail[] {
  return [
    ...mails,
    ...more.filter((mail) => !mails.some((existing) => isSameMail(existing, mail))),
  ];
}
