import type { Mail, MailKind } from '#shared/order';
import { hasMail } from '../../env.ts';
import { sendLetter } from '../../ports/mail.ts';
import { findPainterName } from '../content/painter-name.ts';
import { writeLetter } from './letters.ts';
import { updateOrder, type OrderRecord } from '../orders/records.ts';

/** A mail in sending for longer than this was left by a crash. */
const sendingMs = 120_000;

type MailKey = Pick<Mail, 'kind' | 'round' | 'about'>;

export function dueMail(kind: MailKind, { round = 0, about = '' } = {}): Mail {
  return { kind, round, about, state: 'due', at: new Date().toISOString() };
}

/** Adds mails about the order's state; each kind is sent once in a round. */
export function withMails(order: Pick<OrderRecord, 'mails' | 'round'>, kinds: MailKind[]): Mail[] {
  const { round } = order;
  return withNew(
    order.mails,
    kinds.map((kind) => dueMail(kind, { round })),
  );
}

/** Mail to the painter about a payment; `about` names it, and each is sent once. */
export type News = { kind: MailKind; about: string };

export function withNews(mails: Mail[], news: News[]): Mail[] {
  return withNew(
    mails,
    news.map(({ kind, about }) => dueMail(kind, { about })),
  );
}

function withNew(mails: Mail[], more: Mail[]): Mail[] {
  return [...mails, ...more.filter((mail) => !mails.some((known) => isSame(known, mail)))];
}

function isSame(one: MailKey, other: MailKey): boolean {
  return one.kind === other.kind && one.round === other.round && one.about === other.about;
}

/** Makes the newest mail of a kind due again; returns null if that one is not sent yet. */
export function withMailAgain(order: OrderRecord, kind: MailKind): Mail[] | null {
  const newest = order.mails.findLast((mail) => mail.kind === kind);
  if (newest?.state !== 'sent') return null;
  return order.mails.map((mail) => (mail === newest ? dueMail(kind, newest) : mail));
}

export function hasMailDue(order: OrderRecord): boolean {
  return order.mails.some(isDue);
}

/** A failed mail stays due (rule 34). Concurrent calls send each mail once. */
export async function sendDueMails(orderId: string): Promise<void> {
  if (!hasMail()) return;
  let mine: Mail[] = [];
  const order = await updateOrder(orderId, (now) => {
    mine = now.mails.filter(isDue);
    return mine.length > 0 ? withState(now, mine, 'sending') : null;
  });
  if (mine.length === 0) return;
  const painterName = findPainterName();
  for (const mail of mine) await sendMail(order, mail, painterName);
}

/** Sends what is due about orders, one after the other; what a function has no time for is left to reconciliation. */
export async function sendMailsOf(orderIds: string[]): Promise<void> {
  for (const id of orderIds) await sendDueMails(id);
}

async function sendMail(
  order: OrderRecord,
  mail: Mail,
  painterName: Promise<string>,
): Promise<void> {
  try {
    const letter = writeLetter(order, mail, await painterName);
    if (letter) await sendLetter(letter);
    await updateOrder(order.id, (now) => withState(now, [mail], 'sent'));
  } catch (error) {
    console.error(`The mail '${mail.kind}' of order ${order.id} stays due`, error);
    await updateOrder(order.id, (now) => withState(now, [mail], 'due'));
  }
}

function withState(order: OrderRecord, chosen: Mail[], state: Mail['state']): OrderRecord {
  const at = new Date().toISOString();
  const mails = order.mails.map((mail) =>
    chosen.some((one) => isSame(one, mail)) ? { ...mail, state, at } : mail,
  );
  return { ...order, mails };
}

function isDue({ state, at }: Mail): boolean {
  return state === 'due' || (state === 'sending' && Date.now() - Date.parse(at) > sendingMs);
}
