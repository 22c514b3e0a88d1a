import { en as common } from '../common.ts';

export const transfer = {
  next: 'Zelle needs an account at a US bank. You get the recipient and the amount in the next step.',
  name: 'Name',
  email: 'Email',
  continue: 'Continue',
  working: 'Processing...',
  missing: {
    title: 'Missing Information',
    text: 'Please provide your name and email address.',
  },
  notOrdered: {
    title: 'Order Error',
    text: 'Could not create your order. Please try again later.',
  },
  notLoaded: 'Could not load Zelle payment information. Please try again.',
  notLoadedNotice: {
    title: 'Zelle Info Error',
    text: 'Could not load Zelle payment information. Please try again later.',
  },
  ordered: {
    title: 'Order Created',
    painterConfirms: (orderNumber: string) =>
      `Order #${orderNumber} has been created. The painter will confirm it by e-mail.`,
    buyerPays: (orderNumber: string) =>
      `Order #${orderNumber} has been created. Please complete your Zelle payment.`,
  },
  instructions: 'Send this amount with Zelle from your bank’s app.',
  lines: { recipient: 'Recipient', email: 'Email', phone: 'Phone', amount: 'Amount', memo: 'Memo' },
  copy: { copy: 'Copy', copied: 'Copied', selected: 'Selected' },
  memoNote: 'Please write the memo exactly like this: it tells us which order is paid.',
  limit: common.zelleLimit,
  whereTo: 'Where should it go?',
  later: 'Or give the address later: {orderPage} takes it. Its link is in your e-mail, too.',
  close: 'Close',
  code: {
    otherScreen: 'Show the code for another screen',
    title: (note: string) => `QR code of the transfer: ${note}`,
    text: (recipient: string, amount: string, note: string) =>
      `Zelle payment\nTo: ${recipient}\nAmount: ${amount}\nNote: ${note}`,
    explanation:
      'Scan it to have these details as text on your phone. It does not start a payment by itself.',
  },
};

export const hold = {
  until: 'Reserved for you until {date}.',
  pressLink: (artworks: number) =>
    `Press the link in our e-mail to keep ${artworks > 1 ? 'them' : 'it'} until {date}.`,
  noMail: 'No e-mail? Look in your spam folder, or {sendAgain}',
  sendAgain: 'send it again',
  sentAgain: 'We have sent it again.',
  notSent: 'Not sent: the shop does not answer. Please try again.',
};
