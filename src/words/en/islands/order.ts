import { en as common } from '../common.ts';

const sendNothing = 'Please do not send money now. If you have, write to us.';

export const order = {
  title: 'Your order',
  number: (number: string) => `Order #${number}`,
  page: 'Your order’s page',
  notFound: {
    title: 'We could not find this order',
    text: 'Please use the link from your e-mail.',
    write: 'Write to us',
  },
  lines: 'What you bought',
  total: 'Total',
  howToPay: 'How to pay',
};

export const orderState = {
  label: 'Where it stands',
  paid: (artworks: number) => `Paid. We are packing ${artworks === 1 ? 'it' : 'them'} by hand.`,
  /** Before the painter's own words about the time of delivery. */
  paidAlone: 'Paid.',
  soldInPerson: (artworks: number): string => (artworks === 1 ? 'It is yours.' : 'They are yours.'),
  shipped: (artworks: number): string =>
    artworks === 1 ? 'It is on its way to you.' : 'They are on their way to you.',
  delivered: (artworks: number): string =>
    artworks === 1
      ? 'It has arrived. May it be good company.'
      : 'They have arrived. May they be good company.',
  cancelled: 'This order is cancelled.',
  cancelledUnpaid: `This order is cancelled. ${sendNothing}`,
  finishing: 'Your bank has agreed. We are finishing your order.',
  partPaid: 'A part of your payment has arrived. We are waiting for the rest.',
  waiting: 'Waiting for your transfer.',
  moneySent: 'You told us that the money is on its way. We write to you when it has arrived.',
  lapsed: `The time to pay for this order is over. ${sendNothing}`,
  tracking: 'Tracking number: {number}',
  refund: (amount: string, isDone: boolean, isCard: boolean, reason: string) =>
    `${amount} ${isDone ? 'went back' : 'goes back'} to ${isCard ? 'your card' : 'you'}. ${reason}.`,
  returned: (amount: string) => `${amount} was sent back to your card.`,
  refundFailed: (amount: string) =>
    `A refund of ${amount} did not reach your card: your bank returned it. We will write to you.`,
};

export const orderHold = {
  label: 'How long it is reserved',
  confirmToKeep: (artworks: number) =>
    `Reserved for you until {deadline}. Confirm your order to keep ${artworks > 1 ? 'them' : 'it'} until {until}.`,
  confirm: 'Confirm my order',
  confirming: 'Confirming...',
  confirmed: 'Thank you. Your order is confirmed.',
  notConfirmed: 'Not confirmed: the shop does not answer. Please try again.',
};

export const moneySent = {
  tell: 'I have sent the money',
  working: 'Sending...',
  told: (moment: string) =>
    `You told us that the money is on its way (${moment}). We write to you when it has arrived.`,
  notTold: 'Not told: the shop does not answer. Please try again.',
};

export const delivery = {
  title: 'Delivery',
  fields: {
    name: 'Name',
    address: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    state: 'State or province',
    country: 'Country',
    phone: 'Phone, for the carrier (optional)',
  },
  notes: 'Notes for the painter',
  yourNotes: (notes: string) => `Your notes: ${notes}`,
  change: 'Change',
  save: 'Save Delivery',
  cancel: 'Cancel',
  saving: 'Saving...',
  saved: 'Saved. Thank you.',
  storedNow: (value: string) => `Stored now: ${value}`,
  nothing: 'nothing',
  notSaved: 'Not saved: no connection. Try again.',
};

export const receipt = {
  title: 'Receipt',
  print: 'Print the receipt',
  awaited: 'The receipt waits for your payment: you can print it here when the money has arrived.',
  seller: 'Seller',
  buyer: 'Buyer',
  total: 'Total',
  returned: 'Returned',
  paid: (day: string, way: string) => `Paid on ${day}, ${way}`,
  ways: { card: 'by card', zelle: 'by bank transfer (Zelle)', hand: 'in person' },
  toCome: 'Still due',
  unknown: 'Not recorded',
  size: common.size,
};
