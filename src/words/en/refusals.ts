import { inputMessages } from '#shared/input-messages';
import type { Language } from '#shared/language';
import type { Reason } from '#shared/reason';
import { en as common } from './common.ts';

/** What the server refuses visitors and buyers. */
export const en = {
  language: 'en' as Language,
  ours: 'Something went wrong on our side. Please try again in a moment.',
  unavailable: (service: string) =>
    `${service} does not answer at the moment. Please try again in a few seconds.`,
  services: { shop: 'The shop', store: 'The store', builds: 'The build service', stripe: 'Stripe' },
  restoring:
    'This shop is being restored from a backup, so nothing can be bought or changed now: please try again later.',
  foreign: 'This request came from another site and was refused',
  preview: 'This is a preview',
  notLive: (address: string) => `This version of the shop is not live. Please go to ${address}.`,
  tooLarge: (size: string) => `The request is too large: ${size} at most`,
  inputs: inputMessages,
  /** In other languages, for an input whose own words are in English only. */
  invalid: 'This is not valid. Please check it.',

  tooManyArtworks: common.tooManyArtworks,
  oncePerArtwork: 'Each artwork can be bought once only',
  held: (title: string, end: string) => `'${title}' is reserved for another buyer until ${end}.`,
  bought: (title: string) => `You have bought '${title}'.`,
  justSold: (title: string) => `'${title}' has just been sold.`,
  priceOnRequest: (title: string) => `The price of '${title}' is on request`,
  notForSale: (title: string) => `'${title}' is not for sale`,
  notThisWay: (title: string) => `'${title}' can't be paid this way`,
  notYet: (title: string, hour: string) => `'${title}' goes on sale on ${hour}.`,
  newPrice: (price: string) =>
    `The price has changed: it is ${price} now. Please look again before you pay.`,
  notCharged: (reason: string) => `${reason} Your card was not charged.`,
  sellingClosed: 'The shop does not sell anything at the moment. Please try again later.',
  noCards: 'Missing required Stripe key',
  noSuchArtwork: 'There is no such artwork in the shop. See the others at /shop-art.',

  noTransfers: 'Bank transfer is not offered at the moment.',
  ownOrderWaits: (number: string) =>
    `Order #${number} is still waiting for its transfer. Please complete it first, or pay for this one by card.`,
  someOrderWaits:
    'An order with this e-mail address is still waiting for its transfer. Please complete it first, or pay for this one by card.',
  cancelledOrderAgain: 'This order was cancelled. Please order again.',
  noTransferAwaited: 'This order does not wait for a transfer any more.',
  paidByCard: 'This order is paid by card.',
  sentFourTimes:
    'We have sent this e-mail four times. Please look in your spam folder, or write to us.',
  justSent: (minutes: number) =>
    `We have just sent this e-mail. You can have it again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Please look in your spam folder, too.`,
  noSuchAddress:
    'There is no such e-mail address as the one of this order, so we cannot send it. Please write to us.',
  onItsWay: 'This e-mail is still on its way. Please look again in a few minutes.',
  cancelledWithMoney:
    'This order was cancelled. If you have sent money for it, please write to us.',
  soldMeanwhile:
    'This order has ended, or its painting was sold meanwhile. Please do not send money now. If you have, write to us.',

  noSuchOrder: 'We could not find this order. Please use the link from your e-mail.',
  noToken: 'This needs the token of the order',
  noChangeAfter: {
    cancelled: 'This order was cancelled. Please write to us to change something.',
    sent: 'This order is on its way already. Please write to us to change something.',
  },
  deliveryChanged:
    'This was changed in another window. The fields show what is stored now, with what you typed. Save again to keep it.',
  moneyChanged: 'What is to be paid has changed meanwhile. Please look again.',
  doesNotConfirm: 'This link does not confirm an order. Please use the newest e-mail.',
  newAmount: (amount: string) =>
    `The amount to pay has changed: it is ${amount} now. Please look again before you pay.`,
  nothingDue: 'Nothing of this order is to be paid.',
  beingFinished: 'A payment of this order is being finished. Please look again in a moment.',
  noSuchPayment: 'We could not find this payment',
  cardFailed: 'The card payment failed.',

  ordersWait: 'Too many orders are waiting here. Please pay by card, or write to us.',
  tooManyQuestions: (most: number, minutes: number) =>
    `${most} questions came from here within an hour. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  questionsWait: 'Too many questions are waiting here. Please try again tomorrow.',
  questionsWaitSo: (address: string) =>
    `Too many questions are waiting here. Please write to ${address}.`,
  askedBefore:
    'Your question was sent before, with other words. What it says now is not sent: send it again to send this as well.',

  /** Why an order got nothing or its money back, as the order keeps it; each takes a title or nothing. */
  reasons: {
    bought: (title: string) => `You have bought '${title}' with another order.`,
    sold: (title: string) => `'${title}' was sold to another buyer a moment before.`,
    reserved: (title: string) => `'${title}' was reserved for another buyer a moment before.`,
    gone: (title: string) => `'${title}' is not for sale any more.`,
    price: (title: string) => `The price of '${title}' has changed.`,
    late: () => 'The form was opened more than a day ago.',
    notYet: (title: string) => `'${title}' was not on sale yet.`,
    closed: () => 'The shop did not sell anything at that moment.',
    part: () => 'Only a part of the money was taken from the card.',
    notDue: () => 'This amount was not to be paid any more.',
    overdue: () => 'The time to pay is over.',
    ended: () => 'The payment ended before it was complete.',
    wasCancelled: () => 'The order was cancelled.',
    cancelled: () => 'Order cancelled',
    excess: () => 'More than agreed',
    testOrder: () => 'This order is from a test of the shop, with Stripe’s ‘test keys’. Remove it.',
  } satisfies Record<Reason['why'], (title: string) => string>,
};

export type Refusals = typeof en;
