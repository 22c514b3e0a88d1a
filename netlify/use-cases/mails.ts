import type { Mail, MailKind } from '#shared/order';
import { hasMail } from '../env.ts';
import { sendLetter } from '../ports/mail.ts';
import { writeLetter } from './letters.ts';
import { updateOrder, type OrderRecord } from './order-records.ts';

/** A mail that somebody began to send and that was not done after this time was left behind by a crash. */
const sendingMs = 120_000;

type MailKey = Pick<Mail, 'kind' | 'round' | 'about'>;

/** A mail that has to be sent. */
export function dueMail(kind: MailKind, { round = 0, about = '' } = {}): Mail {
  return { kind, round, about, state: 'due', at: new Date().toISOString() };
}

/** An order's mails with further ones about its state; each kind is sent once in a round. */
export function withMails(order: OrderRecord, kinds: MailKind[]): Mail[] {
  const { round } = order;
  return withNew(
    order.mails,
    kinds.map((kind) => dueMail(kind, { round })),
  );
}

/** News about a payment, for the painter; `about` names it, and each is sent once in the life of the order. */
export type News = { kind: MailKind; about: string };

/** An order's mails with further ones about its payments. */
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

/** An order's mails with the newest of a kind due once more; null when that one has not been sent yet. */
export function withMailAgain(order: OrderRecord, kind: MailKind): Mail[] | null {
  const newest = order.mails.findLast((mail) => mail.kind === kind);
  if (newest?.state !== 'sent') return null;
  return order.mails.map((mail) => (mail === newest ? dueMail(kind, newest) : mail));
}

/** Whether an order has a mail that nobody is sending. */
export function hasMailDue(order: OrderRecord): boolean {
  return order.mails.some(isDue);
}

/**
 * Sends what is due about an order. A mail that fails fails nothing else: it stays due, and reconciliation tries again
 * (rulings 14). Several that call this at once send each mail once.
 */
export async function sendDueMails(orderId: string): Promise<void> {
  if (!hasMail()) return;
  let mine: Mail[] = [];
  const order = await updateOrder(orderId, (now) => {
    mine = now.mails.filter(isDue);
    return mine.length > 0 ? withState(now, mine, 'sending') : null;
  });
  for (const mail of mine) await sendMail(order, mail);
}

async function sendMail(order: OrderRecord, mail: Mail): Promise<void> {
  try {
    const letter = writeLetter(order, mail);
    if (letter) await sendLetter(letter);
    await updateOrder(order.id, (now) => withState(now, [mail], 'sent'));
  } catch (error) {
    console.error(`The mail '${mail.kind}' of order ${order.id} is due still`, error);
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
