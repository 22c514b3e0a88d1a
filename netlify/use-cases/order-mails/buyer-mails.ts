import { formatMoment } from '#shared/format';
import { centsOf, formatCents } from '#shared/money';
import { whatHappensNext } from '#shared/purchase/next-steps';
import type { BuyerMailKind } from '#shared/order';
import { describeZelleLimit } from '#shared/purchase/zelle-limit';
import { env } from '../../env.ts';
import type { MailShop } from '../mail/mail-shop.ts';
import type { OrderRecord } from '../orders/records.ts';
import { transferHoldOf } from '../orders/transfer-hold.ts';
import {
  facts,
  link,
  mainLink,
  text,
  type MailContent,
  type MailPart,
} from '../mail/mail-parts.ts';
import {
  confirmLink,
  greeting,
  orderLink,
  smallWorksOf,
  titlesOf,
  totalOf,
  verb,
  worksOf,
} from './order-parts.ts';

type Words = Pick<MailShop, 'shippingNote' | 'termsNote' | 'timeZone'>;

export const buyerMails: Record<BuyerMailKind, (order: OrderRecord, shop: Words) => MailContent> = {
  'transfer-instructions': (order, { timeZone }) => ({
    subject: `Your order #${order.id}: how to pay`,
    parts: [
      worksOf(order),
      greeting(order),
      text(
        `Thank you. ${titlesOf(order)} ${verb(order, 'is', 'are')} reserved for you until ${formatMoment(order.deadline, timeZone)}.`,
      ),
      ...confirmParts(order, timeZone),
      ...transferParts(order),
      text('As soon as the transfer has arrived we write to you again and prepare the parcel.'),
      link('Please tell us where it should go', orderLink(order)),
    ],
  }),
  'transfer-request': (order) => ({
    subject: `Your order #${order.id}: not reserved yet`,
    parts: [
      worksOf(order),
      greeting(order),
      text(
        `Thank you for your order of ${titlesOf(order)}. It is not reserved yet: the painter will confirm by e-mail. Please do not send money before.`,
      ),
      link('Your order', orderLink(order)),
    ],
  }),
  confirmation: (order, { shippingNote, termsNote }) => ({
    subject: `Your order #${order.id} is confirmed`,
    parts: [
      worksOf(order),
      greeting(order),
      text(
        `Your payment of ${totalOf(order)} has arrived. ${titlesOf(order)} ${verb(order, 'is', 'are')} yours.`,
      ),
      text(
        `What happens next: ${whatHappensNext(order.items.length)}${shippingNote && ` ${shippingNote}.`}`,
      ),
      ...(termsNote ? [text(termsNote)] : []),
      mainLink('Your order and its delivery address', orderLink(order)),
    ],
  }),
  refunded: (order) => ({
    subject: `Your order #${order.id}: money returned`,
    parts: [
      smallWorksOf(order),
      greeting(order),
      text('We are sorry. Your payment could not be completed.'),
      ...order.refunds.map(({ amount, reason }) =>
        text(`${formatCents(centsOf(amount))} goes back to your card: ${reason}.`),
      ),
      text('Your bank shows it within five to ten days.'),
    ],
  }),
  shipped: (order) => ({
    subject: `Your order #${order.id} is on its way`,
    parts: [
      worksOf(order),
      greeting(order),
      text(`${titlesOf(order)} ${verb(order, 'has', 'have')} left the studio.`),
      ...(order.trackingNumber
        ? [facts(['Tracking number', order.trackingNumber])]
        : [link('The tracking number will be here', orderLink(order))]),
    ],
  }),
  cancelled: (order) => ({
    subject: `Your order #${order.id} is cancelled`,
    parts: [
      smallWorksOf(order),
      greeting(order),
      text(`Your order of ${titlesOf(order)} is cancelled.`),
      ...order.refunds.map(({ amount }) =>
        text(`${formatCents(centsOf(amount))} goes back to your card.`),
      ),
      link('If this surprises you, please write to us', `${env().SITE_URL}/contact`),
    ],
  }),
  released: (order) => ({
    subject: `Nothing was charged for order #${order.id}`,
    parts: [
      smallWorksOf(order),
      greeting(order),
      text(
        `${order.endReason ?? ''} Nothing was charged. Your bank may show ${totalOf(order)} as pending; it disappears within some days.`,
      ),
      link('The other paintings', `${env().SITE_URL}/shop-art`),
    ],
  }),
  lapsed: (order) => ({
    subject: `Your order #${order.id} has lapsed`,
    parts: [
      smallWorksOf(order),
      greeting(order),
      text(
        `The time to pay for ${titlesOf(order)} is over, and ${verb(order, 'it is', 'they are')} for sale again.`,
      ),
      text('Please do not send money now. If you have, answer this e-mail.'),
    ],
  }),
};

function confirmParts(order: OrderRecord, timeZone: string): MailPart[] {
  const until = transferHoldOf(order)?.confirmedUntil;
  if (!until) return [];
  return [
    text(
      `Please confirm your order, so that we hold ${verb(order, 'it', 'them')} until ${formatMoment(until, timeZone)}.`,
    ),
    mainLink('Confirm my order', confirmLink(order)),
  ];
}

function transferParts(order: OrderRecord): MailPart[] {
  if (!order.recipient) return [];
  const { name, email, instructions } = order.recipient;
  const limit = describeZelleLimit(centsOf(order.totalAmount));
  return [
    text(instructions ?? 'Send this amount with Zelle from your bank’s app.'),
    facts(
      ['Recipient', name],
      ['Email', email],
      ['Amount', totalOf(order)],
      ['Memo', `Order #${order.id}`],
    ),
    text('Please write the memo exactly like this: it tells us which order is paid.'),
    ...(limit ? [text(limit)] : []),
  ];
}
