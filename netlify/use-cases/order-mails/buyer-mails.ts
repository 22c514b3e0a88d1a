import { addressLines } from '#shared/address';
import type { Note } from '#shared/delivery-note';
import { formatDate, formatMoment } from '#shared/format';
import { pathIn } from '#shared/language';
import {
  awaitedCents,
  receivedCents,
  entryOf,
  newestPaymentOf,
  nextPart,
  remainingCents,
  soldAt,
  refundViews,
  outstandingCents,
} from '#shared/ledger';
import { noCents } from '#shared/cents';
import { formatCents } from '#shared/money';
import { isSent } from '#shared/order-state';
import { carrierNames, trackingPage } from '#shared/parcel';
import type { BuyerMailKind, WithReasonTexts } from '#shared/order';
import type { Langs } from '#shared/translations';
import { asSentence } from '#shared/sentence';
import { kindOfZelleAddress } from '#shared/zelle-address';
import { isAboveZelleLimit } from '#shared/zelle-limit';
import { kindOf } from '#shared/order-kinds';
import type { Letters } from '#words/en/letters';
import { env } from '../../env.ts';
import type { MailShop } from '../mail/mail-shop.ts';
import { cancelledId, isPartOf } from '../orders/record/money.ts';
import type { OrderRecord } from '../orders/record/records.ts';
import { transferHoldOf } from '../orders/transfer/transfer-hold.ts';
import {
  facts,
  lines,
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
  worksOf,
} from './order-parts.ts';

/** `about`: the refund. All in the language of the order. */
export type BuyerMail = {
  order: WithReasonTexts<OrderRecord>;
  about: string;
  words: Letters;
  shop: Pick<MailShop, 'shippingNote' | 'termsNote' | 'timeZone'> & {
    langs: Langs<'shippingNote' | 'termsNote'>;
    delivery: Note | null;
  };
};

export const buyerMails: Record<BuyerMailKind, (mail: BuyerMail) => MailContent> = {
  'transfer-instructions': (mail) => {
    const { order, words, shop } = mail;
    const { howToPay, language } = words;
    const until = formatMoment(order.deadline, shop.timeZone, language);
    return {
      subject: howToPay.subject(order.id),
      parts: [
        ...openingOf(mail),
        text(howToPay.reserved(titlesOf(order, words), order.items.length, until)),
        ...confirmParts(mail),
        ...transferParts(mail),
        text(howToPay.afterwards),
        ...deliveryParts(mail),
        ...addressParts(mail),
      ],
    };
  },
  'transfer-request': (mail) => ({
    subject: mail.words.request.subject(mail.order.id),
    parts: [
      ...openingOf(mail),
      text(mail.words.request.text(titlesOf(mail.order, mail.words))),
      orderPart(mail),
    ],
  }),
  confirmation: (mail) => {
    const { order, words, shop } = mail;
    const { confirmation } = words;
    const { length } = order.items;
    if (!isSent(order)) return receiptOf(mail);
    const { shippingNote, termsNote, langs } = shop;
    const amount = kindOf(order).hasTerms ? paymentOf(mail) : totalOf(order, words.language);
    return {
      subject: confirmation.subject(order.id),
      parts: [
        ...openingOf(mail),
        text(confirmation.yours(amount, titlesOf(order, words), length)),
        ...(shop.delivery
          ? [...deliveryParts(mail), text(confirmation.tracking)]
          : [text(confirmation.next(length))]),
        ...(shippingNote ? [text(asSentence(shippingNote), langs.shippingNote)] : []),
        ...(termsNote ? [text(termsNote, langs.termsNote)] : []),
        ...destinationParts(mail),
        ...(order.shippingAddress ? [mainLink(words.order, orderLink(order))] : addressParts(mail)),
      ],
    };
  },
  refunded: (mail) => {
    const { moneyReturned } = mail.words;
    return {
      subject: moneyReturned.subject(mail.order.id),
      parts: [
        ...sadOpeningOf(mail),
        text(moneyReturned.sorry),
        ...refundsOf(mail).map(({ amount, reason }) => text(moneyReturned.toCard(amount, reason))),
        text(moneyReturned.bank),
      ],
    };
  },
  'partly-refunded': (mail) => {
    const { moneyReturned } = mail.words;
    const refunds = refundsOf(mail, mail.about);
    return {
      subject: moneyReturned.subject(mail.order.id),
      parts: [
        ...sadOpeningOf(mail),
        ...refunds.map(({ amount, isCard, reason }) =>
          text(moneyReturned.back(amount, isCard, reason)),
        ),
        ...(refunds.some(({ isCard }) => isCard) ? [text(moneyReturned.bank)] : []),
        orderPart(mail),
      ],
    };
  },
  'address-request': (mail) => {
    const { order, words } = mail;
    return {
      subject: words.address.subject(order.id),
      parts: [
        ...openingOf(mail),
        text(words.address.ready(titlesOf(order, words), order.items.length)),
        ...addressParts(mail),
      ],
    };
  },
  shipped: (mail) => {
    const { order, words } = mail;
    return {
      subject: words.shipped.subject(order.id),
      parts: [
        ...openingOf(mail),
        text(words.shipped.left(titlesOf(order, words), order.items.length)),
        ...destinationParts(mail),
        ...parcelParts(mail),
      ],
    };
  },
  cancelled: (mail) => {
    const { order, words } = mail;
    const { cancelled, language } = words;
    const keptCents = remainingCents(order);
    return {
      subject: cancelled.subject(order.id),
      parts: [
        ...sadOpeningOf(mail),
        text(cancelled.text(titlesOf(order, words))),
        ...refundsOf(mail, cancelledId(order)).map(({ amount, isCard }) =>
          text(cancelled.back(amount, isCard)),
        ),
        ...(keptCents > 0 ? [text(cancelled.kept(formatCents(keptCents, language)))] : []),
        link(cancelled.write, `${env().SITE_URL}${pathIn(language, '/contact')}`),
      ],
    };
  },
  released: (mail) => {
    const { order, words } = mail;
    const { released, language } = words;
    return {
      subject: released.subject(order.id),
      parts: [
        ...sadOpeningOf(mail),
        text(released.text(order.endReason ?? '', totalOf(order, language))),
        link(released.others, `${env().SITE_URL}${pathIn(language, '/shop-art')}`),
      ],
    };
  },
  lapsed: (mail) => {
    const { order, words } = mail;
    const titles = titlesOf(order, words);
    const { lapsed } = words;
    return {
      subject: lapsed.subject(order.id),
      parts: [
        ...sadOpeningOf(mail),
        // What was offered may be for nobody else.
        text(
          kindOf(order).hasTerms ? lapsed.offer(titles) : lapsed.text(titles, order.items.length),
        ),
        text(words.lapsed.noMoney),
      ],
    };
  },
  'not-arrived': (mail) => {
    const { order, words, shop } = mail;
    const { notArrived, offer, language } = words;
    const until = formatMoment(order.deadline, shop.timeZone, language);
    return {
      subject: notArrived.subject(order.id),
      parts: [
        ...sadOpeningOf(mail),
        text(notArrived.text),
        text(notArrived.check),
        ...(soldAt(order) ? [] : [text(offer.held(order.items.length, until))]),
        ...transferParts(mail),
        mainLink(words.order, orderLink(order)),
      ],
    };
  },
  offer: (mail) => {
    const { order, words, shop } = mail;
    const { offer, language } = words;
    const until = formatDate(order.deadline, shop.timeZone, language);
    const works = order.items.filter(({ isLine }) => !isLine).length;
    const { words: own = '', parts = [] } = order.offer ?? {};
    return {
      subject: offer.subject(order.id),
      parts: [
        ...openingOf(mail),
        text(offer.text(titlesOf(order, words), totalOf(order, language))),
        ...(own ? [lines(...own.split('\n'))] : []),
        text(works > 0 ? offer.held(works, until) : offer.until(until)),
        ...(parts.length > 1 ? [text(offer.parts), partsOf(mail)] : []),
        mainLink(offer.see, orderLink(order)),
      ],
    };
  },
  'part-arrived': (mail) => {
    const { order, words } = mail;
    const { language, part } = words;
    return {
      subject: part.subject(order.id),
      parts: [
        ...openingOf(mail),
        text(part.arrived(paymentOf(mail))),
        facts(
          [part.came, formatCents(receivedCents(order), language)],
          [part.toCome, formatCents(outstandingCents(order), language)],
        ),
        ...(nextPart(order) ? [partsOf(mail)] : []),
        ...(order.shippingAddress ? [mainLink(words.order, orderLink(order))] : addressParts(mail)),
      ],
    };
  },
};

function deliveryParts({ shop: { delivery } }: BuyerMail): MailPart[] {
  return delivery ? [text(asSentence(delivery.text), delivery.lang)] : [];
}

/** Returns the receipt of an artwork that was sold in person, which needs neither an address nor a parcel. */
function receiptOf(mail: BuyerMail): MailContent {
  const { order, words } = mail;
  const { soldInPerson } = words;
  return {
    subject: soldInPerson.subject(order.id),
    parts: [
      ...openingOf(mail),
      text(soldInPerson.text(titlesOf(order, words), order.items.length)),
      mainLink(soldInPerson.link, orderLink(order)),
    ],
  };
}

/** Returns the amount of the payment that the mail is about, else of the newest one. */
function paymentOf({ order, about, words: { language } }: BuyerMail): string {
  const payment = entryOf(order, about) ?? newestPaymentOf(order);
  return formatCents(payment?.cents ?? noCents, language);
}

/** Returns the parts of an offer from the next one on. */
function partsOf({ order, words, shop }: BuyerMail): MailPart {
  const { language, part } = words;
  const { parts = [] } = order.offer ?? {};
  const next = nextPart(order);
  return facts(
    ...parts
      .slice(parts.findIndex((offerPart) => offerPart === next))
      .map(
        ({ cents, until }) =>
          [
            part.next(formatDate(until, shop.timeZone, language)),
            formatCents(cents, language),
          ] as const,
      ),
  );
}

function openingOf({ order, words }: BuyerMail): MailPart[] {
  return [worksOf(order, words), greeting(order, words)];
}

function sadOpeningOf({ order, words }: BuyerMail): MailPart[] {
  return [smallWorksOf(order, words.language), greeting(order, words)];
}

function orderPart({ order, words }: BuyerMail): MailPart {
  return link(words.order, orderLink(order));
}

/** Returns all refunds, or those that went back together. */
function refundsOf({ order, words: { language } }: BuyerMail, together?: string) {
  return refundViews(order)
    .filter(({ key }) => together === undefined || isPartOf(key, together))
    .map(({ cents, way, reason }) => ({
      amount: formatCents(cents, language),
      isCard: way === 'card',
      // The text around it ends the sentence.
      reason: reason.replace(/\.+$/, ''),
    }));
}

/** Asks until the address is there. */
function addressParts(mail: BuyerMail): MailPart[] {
  const { order, words } = mail;
  if (order.shippingAddress) return [orderPart(mail)];
  return [strong(words.address.unknown), mainLink(words.address.give, orderLink(order))];
}

/** Returns the address of a paid order. An unpaid order has none, because a stranger's words go to nobody else (rule 36). */
function destinationParts({ order: { shippingAddress }, words }: BuyerMail): MailPart[] {
  if (!shippingAddress) return [];
  const { name } = shippingAddress;
  return [lines(words.address.goesTo, name, ...addressLines(shippingAddress, words.language))];
}

function parcelParts(mail: BuyerMail): MailPart[] {
  const { order, words } = mail;
  const { shipped } = words;
  const { trackingNumber, carrier } = order;
  if (!trackingNumber) return [link(shipped.numberComes, orderLink(order))];
  const page = trackingPage(order);
  const name =
    carrier && carrier !== 'other' ? [[shipped.carrier, carrierNames[carrier]] as const] : [];
  return [
    facts(...name, [shipped.number, trackingNumber]),
    ...(page ? [mainLink(shipped.follow, page)] : []),
    orderPart(mail),
  ];
}

function confirmParts({ order, words, shop }: BuyerMail): MailPart[] {
  const end = transferHoldOf(order)?.confirmedUntil;
  if (!end) return [];
  const until = formatMoment(end, shop.timeZone, words.language);
  return [
    text(words.howToPay.confirm(order.items.length, until)),
    mainLink(words.howToPay.confirmLink, confirmLink(order)),
  ];
}

function transferParts({ order, words }: BuyerMail): MailPart[] {
  if (!order.recipient) return [];
  const { name, email, instructions, instructionsLang } = order.recipient;
  const { howToPay, language } = words;
  const awaited = awaitedCents(order);
  return [
    text(instructions ?? howToPay.instructions, instructionsLang),
    facts(
      [howToPay.lines.recipient, name],
      [howToPay.lines[kindOfZelleAddress(email)], email],
      [howToPay.lines.amount, formatCents(awaited, language)],
      // The painter compares it, so it is the same in each language.
      [howToPay.lines.memo, `Order #${order.id}`],
    ),
    text(howToPay.memo),
    ...(isAboveZelleLimit(awaited) ? [text(howToPay.limit)] : []),
  ];
}
