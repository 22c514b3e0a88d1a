import { formatMoment } from '#shared/format';
import { centsOf, formatCents } from '#shared/money';
import { carrierNames, trackingPage } from '#shared/parcel';
import type { BuyerMailKind } from '#shared/order';
import { isAboveZelleLimit } from '#shared/purchase/zelle-limit';
import { en as common } from '#words/common/en';
import { env } from '../../env.ts';
import type { MailShop } from '../mail/mail-shop.ts';
import type { OrderRecord } from '../orders/records.ts';
import { transferHoldOf } from '../orders/transfer-hold.ts';
import {
  facts,
  link,
  mainLink,
  strong,
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

/** `about`: the refund. */
type Write = (order: OrderRecord, shop: Words, about: string) => MailContent;

export const buyerMails: Record<BuyerMailKind, Write> = {
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
      ...addressParts(order),
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
        `What happens next: ${common.whatHappensNext(order.items.length)}${shippingNote && ` ${shippingNote}.`}`,
      ),
      ...(termsNote ? [text(termsNote)] : []),
      ...(order.shippingAddress ? [mainLink('Your order', orderLink(order))] : addressParts(order)),
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
  'partly-refunded': (order, _shop, about) => ({
    subject: `Your order #${order.id}: money returned`,
    parts: [
      smallWorksOf(order),
      greeting(order),
      ...order.refunds
        .filter(({ key }) => key === about)
        .map(({ amount, reason }) =>
          text(`${formatCents(centsOf(amount))} goes back to ${backTo(order)}. Reason: ${reason}.`),
        ),
      ...(order.method === 'card' ? [text('Your bank shows it within five to ten days.')] : []),
      link('Your order', orderLink(order)),
    ],
  }),
  'address-request': (order) => ({
    subject: `Your order #${order.id}: where should it go?`,
    parts: [
      worksOf(order),
      greeting(order),
      text(`${titlesOf(order)} ${verb(order, 'is', 'are')} ready to be packed.`),
      ...addressParts(order),
    ],
  }),
  shipped: (order) => ({
    subject: `Your order #${order.id} is on its way`,
    parts: [
      worksOf(order),
      greeting(order),
      text(`${titlesOf(order)} ${verb(order, 'has', 'have')} left the studio.`),
      ...parcelParts(order),
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

/** Asks until the address is there. */
function addressParts(order: OrderRecord): MailPart[] {
  if (order.shippingAddress) return [link('Your order', orderLink(order))];
  return [
    strong('We do not know yet where to send it. Please give us the delivery address.'),
    mainLink('Give the delivery address', orderLink(order)),
  ];
}

function parcelParts(order: OrderRecord): MailPart[] {
  const { trackingNumber, carrier } = order;
  if (!trackingNumber) return [link('The tracking number will be here', orderLink(order))];
  const page = trackingPage(order);
  const name = carrier && carrier !== 'other' ? [['Carrier', carrierNames[carrier]] as const] : [];
  return [
    facts(...name, ['Tracking number', trackingNumber]),
    ...(page ? [mainLink('Follow the parcel', page)] : []),
    link('Your order', orderLink(order)),
  ];
}

function backTo({ method }: OrderRecord): string {
  return method === 'card' ? 'your card' : 'you';
}

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
  const isLimited = isAboveZelleLimit(centsOf(order.totalAmount));
  return [
    text(instructions ?? 'Send this amount with Zelle from your bank’s app.'),
    facts(
      ['Recipient', name],
      ['Email', email],
      ['Amount', totalOf(order)],
      ['Memo', `Order #${order.id}`],
    ),
    text('Please write the memo exactly like this: it tells us which order is paid.'),
    ...(isLimited ? [text(common.zelleLimit)] : []),
  ];
}
