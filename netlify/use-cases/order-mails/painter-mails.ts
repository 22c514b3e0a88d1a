import { negated, noCents } from '#shared/cents';
import { disputeWords } from '#shared/dispute-words';
import { formatPrice, formatCents } from '#shared/money';
import { formatMoment } from '#shared/format';
import {
  disputesOf,
  entryOf,
  failedRefundsOf,
  outstandingCents,
  receivedCents,
  remainingCents,
} from '#shared/ledger';
import { hasLostItsMoney } from '#shared/order-state';
import type { Dispute, PainterMailKind } from '#shared/order';
import { kindWordsOf } from '#shared/order-kind-words';
import type { OrderRecord } from '../orders/record/records.ts';
import { transferHoldOf } from '../orders/transfer/transfer-hold.ts';
import { facts, link, readsOf, text, type MailContent, type MailPart } from '../mail/mail-parts.ts';
import {
  addressOf,
  adminLink,
  buyerOf,
  smallWorksOf,
  titlesOf,
  totalOf,
  verb,
  waitingParts,
} from './order-parts.ts';

/** `about`: the refund or dispute. */
type Write = (order: OrderRecord, about: string, timeZone: string) => MailContent;

export const painterMails: Record<PainterMailKind, Write> = {
  sold: (order) => ({
    subject: `You sold ${titlesOf(order)}`,
    parts: [
      text(`Order #${order.id}, ${totalOf(order)}, ${paidWords(order)}.`),
      smallWorksOf(order),
      facts(buyerOf(order), addressOf(order), ...readsOf(order)),
      orderPart(order),
    ],
  }),
  'transfer-confirmed': (order, _about, timeZone) => ({
    subject: `Order #${order.id} is confirmed and waits for its transfer`,
    parts: [
      ...waitingParts(order),
      text(
        `${titlesOf(order)} ${verb(order, 'is', 'are')} held until ${formatMoment(order.deadline, timeZone)}.`,
      ),
      processingPart(order),
    ],
  }),
  'transfer-to-confirm': (order) => ({
    subject: `Order #${order.id} waits for you: confirm it by hand`,
    parts: [
      ...waitingParts(order),
      text(
        `${titlesOf(order)} ${verb(order, 'is', 'are')} not reserved: transfer orders hold as many artworks as they may. The buyer was told not to send money before you confirm.`,
      ),
      link('Confirm the order', adminLink(order)),
    ],
  }),
  'transfer-sent': (order, _about, timeZone) => ({
    subject: `Order #${order.id}: the buyer has sent the money`,
    parts: [
      ...waitingParts(order),
      text('The buyer says that the transfer is on its way. Please look at your bank account.'),
      text(holdWords(order, timeZone)),
      processingPart(order),
    ],
  }),
  'money-returned': (order, amount) => ({
    subject: `Order #${order.id}: ${formatPrice(amount)} went back outside the shop`,
    parts: [
      text(
        `${formatPrice(amount)} of ${totalOf(order)} went back to the buyer's card, and not by the shop: somebody has refunded it in Stripe's dashboard.`,
      ),
      ...(hasLostItsMoney(order)
        ? [
            text(
              `None of its money is left, and ${titlesOf(order)} still ${verb(order, 'counts', 'count')} as sold. The order asks you whether to free ${verb(order, 'it', 'them')}.`,
            ),
          ]
        : []),
      orderPart(order),
    ],
  }),
  'refund-failed': failureMail,
  dispute: disputeMail,
  'part-paid': (order, payment) => ({
    subject: `Order #${order.id}: ${formatCents(entryOf(order, payment)?.cents ?? noCents)} came by card`,
    parts: [
      text(`${titlesOf(order)}: ${partlyPaid(order)}.`),
      facts(buyerOf(order), ...readsOf(order)),
      orderPart(order),
    ],
  }),
};

function paidWords(order: OrderRecord): string {
  return kindWordsOf(order).inMail ?? partlyPaid(order);
}

function partlyPaid(order: OrderRecord): string {
  const toCome = outstandingCents(order);
  const came = `${formatCents(receivedCents(order))} has come`;
  return toCome > 0 ? `${came}, ${formatCents(toCome)} is to come` : came;
}

function failureMail(order: OrderRecord, refundId: string): MailContent {
  const refund = failedRefundsOf(order).find(({ of }) => of === refundId);
  const amount = refund ? ` of ${formatCents(refund.cents)}` : '';
  return {
    subject: `Order #${order.id}: a refund${amount} failed`,
    parts: [
      text(
        `The buyer's bank sent the refund${amount} back. The money is on your balance at Stripe again.`,
      ),
      text(
        'Please agree with the buyer on another way to return it. The order asks until you say that you have.',
      ),
      facts(buyerOf(order), ...readsOf(order)),
      orderPart(order),
    ],
  };
}

type DisputeText = {
  subject: (amount: string) => string;
  text: (order: OrderRecord, amount: string) => string;
};

const disputeTexts: Record<Dispute['dispute'], DisputeText> = {
  asked: {
    subject: (amount) => `the buyer's bank asks about ${amount}`,
    text: (_order, amount) =>
      `${disputeWords.asked.text(amount)} Or answer in Stripe's dashboard before the date that stands there. Do not send the parcel before.`,
  },
  open: {
    subject: (amount) => `the buyer disputes ${amount}`,
    text: () =>
      "The buyer's bank takes the money back until the dispute is decided. Answer it in Stripe's dashboard before the date that stands there. Do not send the parcel before.",
  },
  prevented: {
    subject: (amount) => `a dispute is settled: ${amount} went back`,
    text: (order) => `The bank settled it before it became a dispute. ${leftWords(order)}`,
  },
  won: {
    subject: (amount) => `the dispute over ${amount} is won`,
    text: () => 'The money is yours again.',
  },
  lost: {
    subject: (amount) => `the dispute over ${amount} is lost`,
    text: (order) => `The money stays with the buyer's bank. ${leftWords(order)}`,
  },
  closed: {
    subject: (amount) => `the inquiry about ${amount} is closed`,
    text: () => 'It did not become a dispute.',
  },
};

function leftWords(order: OrderRecord): string {
  const left = remainingCents(order);
  if (left > 0) return `${formatCents(left)} of the order is left.`;
  return 'The order asks you whether its works are for sale again.';
}

function disputeMail(order: OrderRecord, about: string): MailContent {
  const [disputeId = '', state = 'open'] = about.split(' ');
  const dispute = disputesOf(order).find(({ id }) => id === disputeId);
  const texts = disputeTexts[state as Dispute['dispute']];
  const amount = formatCents(negated(dispute?.cents ?? noCents));
  return {
    subject: `Order #${order.id}: ${texts.subject(amount)}`,
    parts: [
      text(texts.text(order, amount)),
      facts(['Dispute at Stripe', disputeId]),
      orderPart(order),
    ],
  };
}

function holdWords(order: OrderRecord, timeZone: string): string {
  const hold = transferHoldOf(order);
  if (!hold)
    return 'The order holds nothing any more, so its artworks may be sold to somebody else.';
  return `The hold does not last longer by that. It ends: ${formatMoment(hold.until, timeZone)}.`;
}

function orderPart(order: OrderRecord): MailPart {
  return link('The order', adminLink(order));
}

function processingPart(order: OrderRecord): MailPart {
  return link('When the money has arrived, set the order to processing', adminLink(order));
}
