import { painterMailKinds, type Mail, type MailKind, type PainterMailKind } from '#shared/order';
import { deliveryNote } from '#shared/delivery-note';
import { inLanguage } from '#shared/translations';
import { letters } from '#words/letters';
import type { Letter } from '../../ports/mail.ts';
import { forBuyer } from '../orders/buyer/for-buyer.ts';
import { transferHoldOf } from '../orders/transfer/transfer-hold.ts';
import type { OrderRecord } from '../orders/record/records.ts';
import { buyerMails, type BuyerMail } from './buyer-mails.ts';
import { painterMails } from './painter-mails.ts';
import type { MailShop } from '../mail/mail-shop.ts';
import { writeMail } from '../mail/write-mail.ts';

/** Returns null without an address, and for payment instructions of an order without a hold. */
export function writeLetter(
  order: OrderRecord,
  { kind, about }: Pick<Mail, 'kind' | 'about'>,
  shop: MailShop,
): Letter | null {
  if (isToPainter(kind)) {
    const replyTo = order.customerEmail ?? undefined;
    const letter = writeMail(painterMails[kind](order, about, shop.timeZone), shop);
    return { to: shop.painterAddress, replyTo, ...letter };
  }
  if (!order.customerEmail) return null;
  if (kind === 'transfer-instructions' && !transferHoldOf(order)) return null;
  const { language = 'en' } = order;
  const translated = inLanguage(
    shop,
    ['holidayNote', 'deliveryTime', 'shippingNote', 'termsNote'],
    language,
  );
  const mail: BuyerMail = {
    order: forBuyer(order),
    about,
    words: letters[language],
    shop: {
      ...translated,
      delivery: deliveryNote(translated),
      timeZone: order.timeZone ?? shop.timeZone,
    },
  };
  return { to: order.customerEmail, ...writeMail({ language, ...buyerMails[kind](mail) }, shop) };
}

export function isToPainter(kind: MailKind): kind is PainterMailKind {
  return (painterMailKinds as readonly MailKind[]).includes(kind);
}
