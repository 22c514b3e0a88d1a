import type { Mail } from '#shared/order';
import { hasMail } from '../../ports/keys.ts';
import { sendLetter } from '../../ports/mail.ts';
import { readMailShop, type MailShop } from '../mail/mail-shop.ts';
import { isMailDue, withMailState } from '../orders/mails.ts';
import { updateOrder, type Named, type OrderRecord } from '../orders/records.ts';
import { prolongHold } from '../orders/waiting-hold.ts';
import { writeLetter } from './letters.ts';
import { hasPlace, needsPlace } from './mail-places.ts';
import { noteWaiting } from './waiting-mails.ts';

/** A failed mail stays due (rule 34), as does one without a place (rule 86). Concurrent calls send each mail once. */
export async function sendDueMails(name: Named): Promise<void> {
  if (!(await hasMail())) return;
  const { order, mine } = await begin(
    name,
    (now, mail) => !now.mailWaits || !needsPlace(now, mail),
  );
  const shop = mine.length > 0 ? readMailShop() : null;
  for (const mail of mine) {
    const maySend = !needsPlace(order, mail) || (await hasPlace(order, mail).catch(noted));
    if (maySend) await sendMail(order, mail, shop!);
    else await wait(order, mail);
  }
  if (order.mailWaits) await sendWaiting(order);
}

/** Its hold counts from the mail, which tells it. */
async function sendWaiting(waiting: OrderRecord): Promise<void> {
  const due = waiting.mails.filter((mail) => isMailDue(mail) && needsPlace(waiting, mail));
  const placed: Mail[] = [];
  for (const mail of due) if (await hasPlace(waiting, mail)) placed.push(mail);
  if (placed.length === 0) return;
  await prolongHold(waiting);
  const isPlaced = ({ kind, round }: Mail) =>
    placed.some((one) => one.kind === kind && one.round === round);
  const { order, mine } = await begin(waiting, (_now, mail) => isPlaced(mail), {
    mailWaits: placed.length < due.length,
  });
  const shop = readMailShop();
  for (const mail of mine) await sendMail(order, mail, shop);
}

type Begun = { order: OrderRecord; mine: Mail[] };

/** Marks the chosen due mails as being sent, in one write. */
async function begin(
  name: Named,
  isChosen: (now: OrderRecord, mail: Mail) => boolean,
  change: Partial<OrderRecord> = {},
): Promise<Begun> {
  let mine: Mail[] = [];
  const order = await updateOrder(name, (now) => {
    mine = now.mails.filter((mail) => isMailDue(mail) && isChosen(now, mail));
    return mine.length > 0 ? { ...withMailState(now, mine, 'sending'), ...change } : null;
  });
  return { order, mine };
}

async function wait(order: OrderRecord, mail: Mail): Promise<void> {
  await updateOrder(order, (now) => ({ ...withMailState(now, [mail], 'due'), mailWaits: true }));
  await noteWaiting(order.id);
}

async function sendMail(order: OrderRecord, mail: Mail, shop: Promise<MailShop>): Promise<void> {
  try {
    const letter = writeLetter(order, mail, await shop);
    if (letter) await sendLetter(letter);
    await updateOrder(order, (now) => withMailState(now, [mail], 'sent'));
  } catch (error) {
    console.error(`The mail '${mail.kind}' of order ${order.id} stays due`, error);
    await updateOrder(order, (now) => withMailState(now, [mail], 'due'));
  }
}

function noted(error: unknown): false {
  console.error('A mail waits for the store', error);
  return false;
}
