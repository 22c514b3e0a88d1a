import { en as common } from '../common.ts';

/** Of dialogs, toasts and spinners. */
export const cart = {
  title: 'Your Cart',
  label: (count: number) =>
    count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  empty: 'Nothing chosen yet.',
  seeTheWorks: 'See the works',
  remove: 'Remove',
  removeOne: (title: string) => `Remove ${title}`,
  clear: 'Clear All',
  total: 'Total',
  blocked: 'Remove what can no longer be bought, then go on to checkout.',
  tooMany: `${common.tooManyArtworks}: {contact}`,
  contact: 'Contact',
  checkout: 'Checkout',
  obstacles: {
    upcoming: (hour?: string) => (hour ? `On sale ${hour}` : 'Not on sale yet'),
    reserved: 'Reserved for another buyer',
    sold: 'Sold',
    bought: 'You have bought this',
    onRequest: 'Price on request',
    notForSale: 'Not for sale',
  },
  added: {
    title: 'Added to Cart',
    text: (title: string) => `${title} has been added to your cart.`,
    see: 'See cart',
  },
  cleared: { title: 'Cart cleared', text: 'All items have been removed from your cart' },
  nothingToBuy: {
    title: 'Cart is empty',
    text: 'Add some artworks to your cart before checking out',
  },
};

export const gallery = {
  title: 'Gallery',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: { photograph: 'Previous photograph', artwork: 'Previous artwork' },
  next: { photograph: 'Next photograph', artwork: 'Next artwork' },
  slide: 'slide',
  place: (place: number, count: number) => `${place} of ${count}`,
  photograph: (title: string, place: string) => `${title}, photograph ${place}`,
  show: (title: string) => `Show ${title}`,
  add: 'Add to Cart',
  buy: 'Buy Now',
  opening: 'Opening…',
  inCart: 'In your cart',
  sold: 'Sold',
  reserved: 'Reserved',
};

export const share = { copied: 'Link copied', notCopied: 'Please copy the link yourself' };

/** A question to the painter. */
export const ask = {
  about: 'About {title}',
  price: 'Ask the price',
  aboutPrice: 'You ask the price of {title}',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  optionalMessage: 'Message (optional)',
  send: 'Send',
  sending: 'Sending...',
  missing: {
    name: 'Please give your name',
    email: 'Please give your e-mail address',
    message: 'Please write your question',
  },
  notSent: 'Your question was not sent. Your words are still here: please try again in a moment.',
  sent: (email: string) =>
    `Thank you. Your question has arrived, and the painter answers to ${email}.`,
};
