import type { Language } from '#shared/language';
import { en as common } from './common.ts';

const is = (works: number) => (works > 1 ? 'are' : 'is');

/** The mails to buyers and askers. `works`: how many the order has; `titles`: their quoted titles. */
export const en = {
  language: 'en' as Language,
  quoted: (title: string) => `'${title}'`,
  dear: (name: string) => `Dear ${name},`,
  hello: 'Hello,',
  total: 'Total',
  order: 'Your order',

  howToPay: {
    subject: (number: string) => `Your order #${number}: how to pay`,
    reserved: (titles: string, works: number, until: string) =>
      `Thank you. ${titles} ${is(works)} reserved for you until ${until}.`,
    confirm: (works: number, until: string) =>
      `Please confirm your order, so that we hold ${works > 1 ? 'them' : 'it'} until ${until}.`,
    confirmLink: 'Confirm my order',
    instructions: 'Send this amount with Zelle from your bank’s app.',
    lines: {
      recipient: 'Recipient',
      email: 'Email',
      phone: 'Phone',
      amount: 'Amount',
      memo: 'Memo',
    },
    memo: 'Please write the memo exactly like this: it tells us which order is paid.',
    limit: common.zelleLimit,
    afterwards: 'As soon as the transfer has arrived we write to you again and prepare the parcel.',
  },
  request: {
    subject: (number: string) => `Your order #${number}: not reserved yet`,
    text: (titles: string) =>
      `Thank you for your order of ${titles}. It is not reserved yet: the painter will confirm by e-mail. Please do not send money before.`,
  },
  confirmation: {
    subject: (number: string) => `Your order #${number} is confirmed`,
    yours: (amount: string, titles: string, works: number) =>
      `Your payment of ${amount} has arrived. ${titles} ${is(works)} yours.`,
    next: (works: number) => `What happens next: ${common.whatHappensNext(works)}`,
    tracking: common.tracking,
  },
  soldInPerson: {
    subject: (number: string) => `Your order #${number}: the receipt`,
    text: (titles: string, works: number) => `Thank you. ${titles} ${is(works)} yours.`,
    link: 'Open the receipt',
  },
  moneyReturned: {
    subject: (number: string) => `Your order #${number}: money returned`,
    sorry: 'We are sorry. Your payment could not be completed.',
    toCard: (amount: string, reason: string) => `${amount} goes back to your card: ${reason}.`,
    back: (amount: string, isCard: boolean, reason: string) =>
      `${amount} goes back to ${isCard ? 'your card' : 'you'}. Reason: ${reason}.`,
    bank: 'Your bank shows it within five to ten days.',
  },
  address: {
    subject: (number: string) => `Your order #${number}: where should it go?`,
    ready: (titles: string, works: number) => `${titles} ${is(works)} ready to be packed.`,
    unknown: 'We do not know yet where to send it. Please give us the delivery address.',
    give: 'Give the delivery address',
    goesTo: 'It goes to:',
  },
  shipped: {
    subject: (number: string) => `Your order #${number} is on its way`,
    left: (titles: string, works: number) =>
      `${titles} ${works > 1 ? 'have' : 'has'} left the studio.`,
    numberComes: 'The tracking number will be here',
    carrier: 'Carrier',
    number: 'Tracking number',
    follow: 'Follow the parcel',
  },
  cancelled: {
    subject: (number: string) => `Your order #${number} is cancelled`,
    text: (titles: string) => `Your order of ${titles} is cancelled.`,
    back: (amount: string, isCard: boolean) =>
      isCard ? `${amount} goes back to your card.` : `The painter sends ${amount} back to you.`,
    kept: (amount: string) => `${amount} stays with the painter, as agreed.`,
    write: 'If this surprises you, please write to us',
  },
  notArrived: {
    subject: (number: string) => `Your order #${number}: the payment has not arrived`,
    text: 'We told you that your payment had arrived. That was our mistake: it has not arrived yet.',
    check: 'If you have sent it, please ask your bank and answer this e-mail.',
  },
  released: {
    subject: (number: string) => `Nothing was charged for order #${number}`,
    text: (reason: string, amount: string) =>
      `${reason} Nothing was charged. Your bank may show ${amount} as pending; it disappears within some days.`,
    others: 'The other paintings',
  },
  lapsed: {
    subject: (number: string) => `Your order #${number} has lapsed`,
    text: (titles: string, works: number) =>
      `The time to pay for ${titles} is over, and ${works > 1 ? 'they are' : 'it is'} for sale again.`,
    offer: (titles: string) => `The offer of ${titles} has ended.`,
    noMoney: 'Please do not send money now. If you have, answer this e-mail.',
  },
  offer: {
    subject: (number: string) => `An offer for you, #${number}`,
    text: (titles: string, amount: string) => `The painter offers you ${titles} for ${amount}.`,
    held: (works: number, until: string) =>
      `${works > 1 ? 'They are' : 'It is'} reserved for you until ${until}.`,
    until: (until: string) => `The offer ends on ${until}.`,
    parts: 'You can pay in parts:',
    see: 'See the offer and pay',
  },
  part: {
    subject: (number: string) => `Your order #${number}: a payment has arrived`,
    arrived: (amount: string) => `Your payment of ${amount} has arrived. Thank you.`,
    came: 'Paid',
    toCome: 'Still due',
    next: (until: string) => `By ${until}`,
  },
  question: {
    about: (title: string) => `Your question about '${title}'`,
    other: 'Your question',
    subject: (what: string) => `${what} has arrived`,
    arrived: (what: string) => `${what} has arrived. The painter answers by e-mail.`,
    notYou: 'Did you not ask anything? Then somebody typed your address. You need not do anything.',
  },
};

export type Letters = typeof en;
