import type { Mail, MailKind } from '#shared/order';
import type { OrderRecord } from './records.ts';

/** A mail in sending for longer than this was left by a crash. */
const sendingMs = 120_000;

type MailKey = Pick<Mail, 'kind' | 'round' | 'about'>;

type Told = Pick<OrderRecord, 'mails' | 'round' | 'method'>;

/** Adds mails about the order's state; each kind is sent once in a round. */
export function withMails({ mails, round, method }: Told, kinds: MailKind[]): Mail[] {
  if (method === 'elsewhere') return mails;
  return withNew(
    mails,
    kinds.map((kind) => dueMail({ kind, round, about: '' })),
  );
}

/** Mail to the painter about a payment; `about` names it, and each is sent once. */
export type News = { kind: MailKind; about: string };

export function withNews(mails: Mail[], news: News[]): Mail[] {
  return withNew(
    mails,
    news.map(({ kind, about }) => dueMail({ kind, about, round: 0 })),
  );
}

/** Makes the newest mail of a kind due again; returns null if that one is not sent yet. */
export function withMailAgain(order: OrderRecord, kind: MailKind): Mail[] | null {
  const newest = order.mails.findLast((mail) => mail.kind === kind);
  if (newest?.state !== 'sent') return null;
  return order.mails.map((mail) => (mail === newest ? dueMail(newest) : mail));
}

export function withMailState(
  order: OrderRecord,
  chosen: Mail[],
  state: Mail['state'],
): OrderRecord {
  const at = new Date().toISOString();
  const mails = order.mails.map((mail) =>
    chosen.some((one) => isSame(one, mail)) ? { ...mail, state, at } : mail,
  );
  return { ...order, mails };
}

export function isMailDue({ state, at }: Pick<Mail, 'state' | 'at'>): boolean {
  return state === 'due' || (state === 'sending' && Date.now() - Date.parse(at) > sendingMs);
}

function withNew(mails: Mail[], more: Mail[]): Mail[] {
  return [...mails, ...more.filter((mail) => !mails.some((known) => isSame(known, mail)))];
}

function dueMail({ kind, round, about }: MailKey): Mail {
  return { kind, round, about, state: 'due', at: new Date().toISOString() };
}

function isSame(one: MailKey, other: MailKey): boolean {
  return one.kind === other.kind && one.round === other.round && one.about === other.about;
}
