import type { Mail } from '#shared/order';
import { addressVerdictOf } from '../../ports/mail.ts';
import { deliver, haveOthersLeft, recordDoubt } from '../mail/deliver.ts';
import type { MailShop } from '../mail/mail-shop.ts';
import {
  beginMails,
  isMailDue,
  isSameMail,
  sendBegun,
  withMailState,
  type Begun,
  type Outbox,
} from '../mail/outbox.ts';
import { updateOrder, type Named, type OrderRecord } from '../orders/record/records.ts';
import { prolongHold } from '../orders/transfer/unmailed-hold.ts';
import { isToPainter, writeLetter } from './letters.ts';
import { isOver } from './mail-causes.ts';
import { hasPlace, needsPlace } from './mail-places.ts';
import { recordWaitingOrder } from './waiting-mails.ts';

/** Sends the due mails of an order. A mail without a place stays due (rule 86). */
export async function sendDueMails(name: Named): Promise<void> {
  const outbox = outboxOf(name);
  const begun = await beginMails(
    outbox,
    (mail, stored) => !stored.mailWaits || !needsPlace(stored, mail),
  );
  if (!begun) return;
  const { cause: order, mine } = begun;
  const placed: Mail[] = [];
  for (const mail of mine) {
    const mayLeave = !needsPlace(order, mail) || (await hasPlace(order, mail).catch(logFailure));
    if (mayLeave) placed.push(mail);
    else await wait(order, mail);
  }
  await send(outbox, { cause: order, mine: placed });
  if (order.mailWaits) await sendWaiting(outbox, order);
}

/** Sends the mails that have a place now. The hold counts from this mail, which tells its end. */
async function sendWaiting(outbox: Outbox<OrderRecord>, waiting: OrderRecord): Promise<void> {
  const due = waiting.mails.filter((mail) => isMailDue(mail) && needsPlace(waiting, mail));
  const placed: Mail[] = [];
  for (const mail of due) if (await hasPlace(waiting, mail)) placed.push(mail);
  if (placed.length === 0) return;
  await prolongHold(waiting);
  const isPlaced = (mail: Mail) => placed.some((placedMail) => isSameMail(placedMail, mail));
  const begun = await beginMails(outbox, isPlaced, { mailWaits: placed.length < due.length });
  if (begun) await send(outbox, begun);
}

function outboxOf(name: Named): Outbox<OrderRecord> {
  return { name: `order ${name.id}`, update: (change) => updateOrder(name, change), isOver };
}

async function send(outbox: Outbox<OrderRecord>, begun: Begun<OrderRecord>): Promise<void> {
  const stored = await sendBegun(outbox, begun, async (mail: Mail, shop: MailShop) => {
    const letter = writeLetter(begun.cause, mail, shop);
    if (letter) return deliver(letter, shop).catch((failure: unknown) => outcomeOf(failure, mail));
  });
  const isDoubtful = (mail: Mail) =>
    mail.refused === 'once' && begun.mine.some((own) => isSameMail(own, mail));
  if (!stored?.mails.some(isDoubtful) || !(await haveOthersLeft())) return;
  await outbox.update((order) =>
    withMailState(order, order.mails.filter(isDoubtful), { state: 'due', refused: 'for-good' }),
  );
}

/** Decides whether a refused mail to a buyer is tried no more (rule 34). Throws the failure again if it is about anything else. */
async function outcomeOf(failure: unknown, { kind, refused }: Mail) {
  const verdict = isToPainter(kind) ? null : addressVerdictOf(failure);
  if (!verdict) throw failure;
  const isForGood = verdict === 'unknown' || (refused === 'once' && (await haveOthersLeft()));
  if (!isForGood) await recordDoubt();
  return { state: 'due', refused: isForGood ? 'for-good' : 'once' } as const;
}

async function wait(order: OrderRecord, mail: Mail): Promise<void> {
  await updateOrder(order, (stored) => ({
    ...withMailState(stored, [mail], { state: 'due' }),
    mailWaits: true,
  }));
  await recordWaitingOrder(order.id);
}

function logFailure(error: unknown): false {
  console.error('A mail waits for the store', error);
  return false;
}
