import type { Mail } from '#shared/order';
import { hasMail } from '../../ports/keys.ts';
import { sendLetter } from '../../ports/mail.ts';
import { readMailShop, type MailShop } from '../mail/mail-shop.ts';
import { isMailDue, withMailState } from '../orders/mails.ts';
import { updateOrder, type Named, type OrderRecord } from '../orders/records.ts';
import { writeLetter } from './letters.ts';

/** A failed mail stays due (rule 34). Concurrent calls send each mail once. */
export async function sendDueMails(order: Named): Promise<void> {
  if (!(await hasMail())) return;
  let mine: Mail[] = [];
  const sending = await updateOrder(order, (now) => {
    mine = now.mails.filter(isMailDue);
    return mine.length > 0 ? withMailState(now, mine, 'sending') : null;
  });
  if (mine.length === 0) return;
  const shop = readMailShop();
  for (const mail of mine) await sendMail(sending, mail, shop);
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
