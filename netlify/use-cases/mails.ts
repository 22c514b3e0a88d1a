import type { Mail, MailKind } from '#shared/order';
import { hasMail } from '../env.ts';
import { sendLetter } from '../ports/mail.ts';
import { writeLetter } from './letters.ts';
import { updateOrder, type OrderRecord } from './order-records.ts';

/** A mail that somebody began to send and that was not done after this time was left behind by a crash. */
const sendingMs = 120_000;

/** A mail that has to be sent. */
export function dueMail(kind: MailKind): Mail {
  return { kind, state: 'due', at: new Date().toISOString() };
}

/** An order's mails with further ones; each kind is sent once. */
export function withMails(order: OrderRecord, kinds: MailKind[]): Mail[] {
  const known = order.mails.map(({ kind }) => kind);
  return [...order.mails, ...kinds.filter((kind) => !known.includes(kind)).map(dueMail)];
}

/** An order's mails with one of them due once more; null when that one has not been sent yet. */
export function withMailAgain(order: OrderRecord, kind: MailKind): Mail[] | null {
  const isSent = order.mails.some((mail) => mail.kind === kind && mail.state === 'sent');
  if (!isSent) return null;
  return order.mails.map((mail) => (mail.kind === kind ? dueMail(kind) : mail));
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
  let mine: MailKind[] = [];
  const order = await updateOrder(orderId, (now) => {
    mine = now.mails.filter(isDue).map(({ kind }) => kind);
    return mine.length > 0 ? withState(now, mine, 'sending') : null;
  });
  for (const kind of mine) await sendMail(order, kind);
}

async function sendMail(order: OrderRecord, kind: MailKind): Promise<void> {
  try {
    const letter = writeLetter(order, kind);
    if (letter) await sendLetter(letter);
    await updateOrder(order.id, (now) => withState(now, [kind], 'sent'));
  } catch (error) {
    console.error(`The mail '${kind}' of order ${order.id} is due still`, error);
    await updateOrder(order.id, (now) => withState(now, [kind], 'due'));
  }
}

function withState(order: OrderRecord, kinds: MailKind[], state: Mail['state']): OrderRecord {
  const at = new Date().toISOString();
  const mails = order.mails.map((mail) =>
    kinds.includes(mail.kind) ? { kind: mail.kind, state, at } : mail,
  );
  return { ...order, mails };
}

function isDue({ state, at }: Mail): boolean {
  return state === 'due' || (state === 'sending' && Date.now() - Date.parse(at) > sendingMs);
}
