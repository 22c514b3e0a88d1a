import { formatUtcMoment, nameCountry } from '#shared/format';
import { hasLostItsMoney } from '#shared/ledger';
import { nameAmount } from '#shared/amount';
import { centsOf, formatCents } from '#shared/money';
import { painterMailKinds, type Dispute, type Mail, type MailKind } from '#shared/order';
import { env } from '../../env.ts';
import type { Letter } from '../../ports/mail.ts';
import { confirmPageOf, orderPageOf } from '../orders/order-page.ts';
import type { OrderRecord } from '../orders/records.ts';
import { transferHoldOf } from '../checkout/transfer-hold.ts';
import { getTransferInfo } from '../checkout/transfer-info.ts';

type Words = { subject: string; paragraphs: string[] };

const words: Record<MailKind, (order: OrderRecord, about: string) => Words> = {
  'transfer-instructions': (order) => ({
    subject: `Your order #${order.id}: how to pay`,
    paragraphs: [
      ...greeting(order),
      `thank you. ${titlesOf(order)} ${verb(order, 'is', 'are')} reserved for you until ${formatUtcMoment(order.deadline)}.`,
      ...confirmLines(order),
      ...transferLines(order),
      'As soon as the transfer has arrived we write to you again and prepare the parcel.',
      `Please tell us where it should go: ${linkTo(order)}`,
    ],
  }),
  confirmation: (order) => ({
    subject: `Your order #${order.id} is confirmed`,
    paragraphs: [
      ...greeting(order),
      `your payment of ${totalOf(order)} has arrived. ${titlesOf(order)} ${verb(order, 'is', 'are')} yours.`,
      `What happens next: ${verb(order, 'the work is', 'the works are')} packed by hand and sent within a few days; you get the tracking number by e-mail. ${env().SHIPPING_NOTE}.`,
      `Your order, its state and its delivery address: ${linkTo(order)}`,
    ],
  }),
  sold: (order) => ({
    subject: `You sold ${titlesOf(order)}`,
    paragraphs: [
      `Order #${order.id}, ${totalOf(order)}, paid ${order.method === 'card' ? 'by card' : 'by bank transfer'}.`,
      ...linesOf(order),
      `Buyer: ${order.customerName ?? 'no name'}, ${order.customerEmail ?? 'no e-mail'}`,
      `Address: ${addressOf(order)}`,
      `All orders: ${env().SITE_URL}/admin/orders`,
    ],
  }),
  refunded: (order) => ({
    subject: `Your order #${order.id}: money returned`,
    paragraphs: [
      ...greeting(order),
      'we are sorry. Your payment came too late.',
      ...order.refunds.map(
        ({ amount, reason }) =>
          `${formatCents(centsOf(amount))} goes back to your card: ${reason}.`,
      ),
      'Your bank shows it within five to ten days.',
    ],
  }),
  shipped: (order) => ({
    subject: `Your order #${order.id} is on its way`,
    paragraphs: [
      ...greeting(order),
      `${titlesOf(order)} ${verb(order, 'has', 'have')} left the studio.`,
      order.trackingNumber
        ? `Tracking number: ${order.trackingNumber}`
        : `The tracking number will be here: ${linkTo(order)}`,
    ],
  }),
  cancelled: (order) => ({
    subject: `Your order #${order.id} is cancelled`,
    paragraphs: [
      ...greeting(order),
      `your order of ${titlesOf(order)} is cancelled.`,
      ...order.refunds.map(
        ({ amount }) => `${formatCents(centsOf(amount))} goes back to your card.`,
      ),
      `If this surprises you, please write to us: ${env().SITE_URL}/contact`,
    ],
  }),
  lapsed: (order) => ({
    subject: `Your order #${order.id} has lapsed`,
    paragraphs: [
      ...greeting(order),
      `the time to pay for ${titlesOf(order)} is over, and ${verb(order, 'it is', 'they are')} for sale again.`,
      'Please do not send money now. If you have, answer this e-mail.',
    ],
  }),
  'transfer-confirmed': (order) => ({
    subject: `Order #${order.id} is confirmed and waits for its transfer`,
    paragraphs: [
      ...waitingLines(order),
      `${titlesOf(order)} ${verb(order, 'is', 'are')} held until ${formatUtcMoment(order.deadline)}.`,
      `When the money has arrived, set the order to processing: ${adminLinkTo(order)}`,
    ],
  }),
  'transfer-sent': (order) => ({
    subject: `Order #${order.id}: the buyer has sent the money`,
    paragraphs: [
      ...waitingLines(order),
      'The buyer says that the transfer is on its way. Please look at your bank account.',
      `The hold does not last longer by that. It ends: ${formatUtcMoment(order.deadline)}.`,
      `When the money has arrived, set the order to processing: ${adminLinkTo(order)}`,
    ],
  }),
  'stray-payment': strayWords,
  'money-returned': (order, amount) => ({
    subject: `Order #${order.id}: ${formatCents(centsOf(amount))} went back outside the shop`,
    paragraphs: [
      `${formatCents(centsOf(amount))} of ${totalOf(order)} went back to the buyer's card, and not by the shop: somebody has refunded it in Stripe's dashboard.`,
      ...(hasLostItsMoney(order)
        ? [
            `None of its money is left, and ${titlesOf(order)} still ${verb(order, 'counts', 'count')} as sold. The order asks you whether to free ${verb(order, 'it', 'them')}.`,
          ]
        : []),
      ledgerLink(order),
    ],
  }),
  'refund-failed': failureWords,
  dispute: disputeWords,
};

function strayWords(order: OrderRecord, paymentIntentId: string): Words {
  const stray = order.strayPayments?.find((one) => one.paymentIntentId === paymentIntentId);
  if (!stray) {
    return {
      subject: `A payment of ${totalOf(order)} names order #${order.id}, which does not exist`,
      paragraphs: [
        'Nothing is sold by it, and the shop gives the money back by itself.',
        `Payment at Stripe: ${paymentIntentId}`,
        ledgerLink(order),
      ],
    };
  }
  return {
    subject: `A payment of ${nameAmount(stray)} does not belong to order #${order.id}`,
    paragraphs: [
      `${stray.reason}. Nothing is sold by this payment.`,
      stray.state === 'kept'
        ? "The shop keeps the money until you press 'Give it back'."
        : 'The shop gives the money back by itself.',
      `Payment at Stripe: ${paymentIntentId}`,
      ledgerLink(order),
    ],
  };
}

function failureWords(order: OrderRecord, refundId: string): Words {
  const refund = order.failedRefunds?.find(({ id }) => id === refundId);
  const what = refund ? ` of ${formatCents(centsOf(refund.amount))}` : '';
  return {
    subject: `Order #${order.id}: a refund${what} failed`,
    paragraphs: [
      `The buyer's bank sent the refund${what} back. The money is on your balance at Stripe again.`,
      'Please agree with the buyer on another way to return it.',
      `Buyer: ${order.customerName ?? 'no name'}, ${order.customerEmail ?? 'no e-mail'}`,
      ledgerLink(order),
    ],
  };
}

const disputeText: Record<Dispute['state'], { subject: (amount: string) => string; text: string }> =
  {
    open: {
      subject: (amount) => `the buyer disputes ${amount}`,
      text: "The buyer's bank takes the money back until the dispute is decided. Answer it in Stripe's dashboard before the date that stands there. Do not send the parcel before.",
    },
    won: {
      subject: (amount) => `the dispute over ${amount} is won`,
      text: 'The money is yours again.',
    },
    lost: {
      subject: (amount) => `the dispute over ${amount} is lost`,
      text: "The money stays with the buyer's bank. The order asks you whether its works are for sale again.",
    },
    closed: {
      subject: (amount) => `the inquiry about ${amount} is closed`,
      text: 'It did not become a dispute.',
    },
  };

function disputeWords(order: OrderRecord, about: string): Words {
  const [disputeId, state] = about.split(' ');
  const dispute = order.disputes?.find(({ id }) => id === disputeId);
  const told = disputeText[(state ?? 'open') as Dispute['state']];
  return {
    subject: `Order #${order.id}: ${told.subject(formatCents(centsOf(dispute?.amount)))}`,
    paragraphs: [told.text, `Dispute at Stripe: ${disputeId}`, ledgerLink(order)],
  };
}

function ledgerLink({ id }: OrderRecord): string {
  return `The order: ${env().SITE_URL}/admin/orders#${id}`;
}

const toPainter: readonly MailKind[] = painterMailKinds;

/** Returns null without an address, and for payment instructions of an order without a hold. */
export function writeLetter(
  order: OrderRecord,
  { kind, about }: Pick<Mail, 'kind' | 'about'>,
): Letter | null {
  const isToPainter = toPainter.includes(kind);
  if (!isToPainter && !order.customerEmail) return null;
  if (kind === 'transfer-instructions' && !transferHoldOf(order)) return null;
  const { subject, paragraphs } = words[kind](order, about);
  return {
    to: isToPainter ? null : order.customerEmail,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${asHtml(paragraph)}</p>`).join('\n'),
  };
}

const longestName = 80;

/** Mail programs make a link of two words with a dot between them, and invisible signs may hide one. */
const addressLike = /:\/\/|[/@\\]|[.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2,}|\p{C}/u;

/** The address is unproven, so a stranger must not be able to write more than a name to it (rule 36). */
function greeting({ customerName }: OrderRecord): string[] {
  const isName =
    customerName && customerName.length <= longestName && !addressLike.test(customerName);
  return [isName ? `Dear ${customerName},` : 'Hello,'];
}

function titlesOf({ items }: OrderRecord): string {
  return items.map(({ artworkTitle }) => `'${artworkTitle}'`).join(', ');
}

function verb({ items }: OrderRecord, one: string, several: string): string {
  return items.length > 1 ? several : one;
}

function totalOf({ totalAmount }: OrderRecord): string {
  return formatCents(centsOf(totalAmount));
}

function linesOf({ items }: OrderRecord): string[] {
  return items.map(({ artworkTitle, price }) => `${artworkTitle}: ${formatCents(centsOf(price))}`);
}

function addressOf({ shippingAddress }: OrderRecord): string {
  if (!shippingAddress) return 'not given yet';
  const { name, address, city, postalCode, country } = shippingAddress;
  return [name, address, `${postalCode} ${city}`.trim(), nameCountry(country)]
    .filter(Boolean)
    .join(', ');
}

function linkTo(order: OrderRecord): string {
  return `${env().SITE_URL}${orderPageOf(order)}`;
}

function adminLinkTo({ id }: OrderRecord): string {
  return `${env().SITE_URL}/admin/orders#${id}`;
}

function confirmLines(order: OrderRecord): string[] {
  const until = transferHoldOf(order)?.confirmedUntil;
  if (!until) return [];
  return [
    `Please confirm your order, so that we hold ${verb(order, 'it', 'them')} until ${formatUtcMoment(until)}: ${env().SITE_URL}${confirmPageOf(order)}`,
  ];
}

function waitingLines(order: OrderRecord): string[] {
  return [
    `Order #${order.id}, ${totalOf(order)}, by bank transfer.`,
    ...linesOf(order),
    `Buyer: ${order.customerName ?? 'no name'}, ${order.customerEmail ?? 'no e-mail'}`,
  ];
}

function transferLines(order: OrderRecord): string[] {
  const { name, email, instructions } = getTransferInfo();
  return [
    `Send ${totalOf(order)} by Zelle to ${name}, ${email}.`,
    `Write this into the memo: order ${order.id}`,
    ...(instructions ? [instructions] : []),
  ];
}

/** Only the shop's own addresses become links: strangers can have words sent to anybody. */
function asHtml(text: string): string {
  const own = `${env().SITE_URL}/`;
  return escaped(text).replace(/https?:\/\/\S+/g, (url) =>
    url.startsWith(own) ? `<a href="${url}">${url}</a>` : url,
  );
}

function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
}
