import type { ArtworkState } from '#shared/availability';
import type { SaleTermsWords } from '#shared/sale-terms';
import { en } from '../common.ts';

/** For `sizeLabel`. */
export const size = en.size;

/** What stands beside an artwork. */
export const states: Record<ArtworkState, string> = {
  available: '',
  yours: 'Reserved for you',
  reserved: 'Reserved',
  bought: 'You have bought this',
  sold: 'Sold',
  upcoming: 'On sale {hour}',
  'on-request': 'Price on request',
  'not-for-sale': 'Not for sale',
  gone: 'Not for sale',
};

/** In the last hour before an artwork is sold, with minutes and seconds. */
export const hourLeft: string = 'in {left}';

/** Of an hour of sale, by the clocks of the device. */
export const ownHour: string = '{time} where you are';

/** A state with the end of its hold. */
export const heldState: string = '{state} until {time}';

/** Parts of a line, whose first letter becomes a capital. */
export const whatYouGet = {
  framed: { yes: 'framed', no: 'without a frame' },
  signed: { front: 'signed', back: 'signed on the back', no: 'not signed' },
  readyToHang: { yes: 'ready to hang', no: 'not ready to hang' },
  certificate: { yes: 'with certificate', no: 'without a certificate' },
  weight: (kilograms: number, pounds: number) => `${kilograms} kg (${pounds} lb)`,
  depth: (depth: string) => `${depth} deep`,
};

export const ofSale = {
  shipsFrom: (place: string) => `Ships from ${place}`,
  soldBy: (seller: string) => `Sold by ${seller}`,
};

export const saleTerms: SaleTermsWords = {
  returns: (days) => {
    if (days === 0) return 'No returns';
    return `Returns within ${days} ${days === 1 ? 'day' : 'days'} of delivery`;
  },
  shipping: (countries, amount) =>
    amount
      ? `Shipping to ${countries}: ${amount}, not in the price`
      : `Shipping to ${countries}: in the price`,
};

export const shop = {
  title: 'Shop My Art',
  pageTitle: (title: string, page: number) => `${title}, page ${page}`,
  description: 'Original paintings, each one of a kind, to buy from the studio.',
  loading: 'Loading artworks',
  available: (works: number) =>
    `{available} of ${works} ${works === 1 ? 'work' : 'works'} available`,
  listsLabel: 'Lists',
  lists: { all: 'All', available: 'Available', price: 'By price' },
  noneAvailable: 'Nothing is available at the moment.',
  invitation: { text: 'Are you looking for a painting?', link: 'Ask the painter' },
};

export const art = {
  title: 'The Art',
  pageTitle: (page: number) => `The Art, page ${page}`,
  description: 'The whole body of work, sold paintings included.',
  lead: 'Everything that has left the easel, newest first, in this house or in others.',
};

export const series = {
  description: (works: number) =>
    works === 1 ? 'A painting for itself.' : `${works} paintings that belong together.`,
  of: 'From the series',
  previous: 'Previous series',
  next: 'Next series',
  toScale: 'Drawn to scale.',
  partlyToScale: 'Drawn to scale, unless a label says otherwise.',
  figure: ({ height, line }: Record<'height' | 'line', number>) =>
    `The figure is ${height} inches tall, and the middle of every painting hangs at ${line}.`,
  notToScale: 'not to scale',
  withoutScale: 'Not drawn to scale.',
};

export const pageLinks = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  place: (page: number, last: number) => `Page ${page} of ${last}`,
};

export const artwork = {
  view: (shown: string, alt: string) => `View ${shown} full screen. ${alt}`,
  photograph: (place: number, title: string) => `photograph ${place} of ${title}`,
  furtherPhotographs: 'Further photographs',
  technique: 'Technique',
  dimensions: 'Dimensions',
  form: 'Painting',
  arrives:
    'What arrives is the painting itself, one of a kind, packed by hand. Once it is on its way you get a tracking number.',
  ask: 'Ask about this work',
  askForLike: 'Something like this?',
  calendar: 'Add to my calendar',
  yourOrder: 'Your order',
  share: 'Share',
  more: 'More on the wall',
};

export const offer = {
  add: 'Add to Cart',
  buy: 'Buy Now',
  askPrice: 'Ask the price',
  opening: 'Opening…',
  inCart: 'In your cart',
};

const furniture = { chair: 'chair', table: 'table' };
type Furniture = { name: keyof typeof furniture; inches: number };

export const wallRoom = {
  show: 'See it on a wall',
  own: 'On your own wall',
  nearer: 'Nearer',
  label: (title: string, { name, inches }: Furniture) =>
    `${title} on a wall, drawn to scale beside a ${furniture[name]} of ${inches} inches`,
  caption: (middle: number, { name, inches }: Furniture) =>
    `Drawn to scale, hung with its middle at ${middle} inches; the ${furniture[name]} is ${inches} inches high.`,
};

export const checkout = {
  title: 'Checkout',
  noScript: {
    before: 'Paying by card needs JavaScript.',
    link: 'Write to us',
    after: 'instead.',
  },
};

export const paymentConfirmation = {
  title: 'Your payment',
  checking: 'Checking your payment',
  noScript:
    'This page needs JavaScript to check your payment. We e-mail you as soon as it is confirmed.',
};

/** Where the scripts do not come. A link would lose what stands behind '#'. */
export const loadAgain: string = 'Please load this page again.';

/** Until the server has answered, and if it does not. */
export const order = {
  title: 'Your order',
  loading: 'Looking for your order',
  unreachable: {
    title: 'The shop does not answer',
    text: 'Your order is safe.',
    tryAgain: 'Try again',
  },
};

export const certificate = {
  title: 'Certificate of authenticity',
  loading: 'Looking for your certificate',
  unreachable: {
    title: 'The shop does not answer',
    text: 'Your certificate is safe.',
    tryAgain: 'Try again',
  },
};

export const verify = { title: 'Check a certificate' };
