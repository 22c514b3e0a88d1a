import type { ArtworkState } from '#shared/availability';

/** What stands beside an artwork. */
export const states: Record<ArtworkState, string> = {
  available: '',
  yours: 'Reserved for you',
  reserved: 'Reserved',
  sold: 'Sold',
  'not-for-sale': 'Not for sale',
  gone: 'Not for sale',
};

export const shop = {
  title: 'Shop My Art',
  pageTitle: (page: number) => `Shop My Art, page ${page}`,
  description: 'Original paintings, each one of a kind, to buy from the studio.',
  loading: 'Loading artworks',
  available: (works: number) =>
    `{available} of {works} ${works === 1 ? 'work' : 'works'} available`,
};

export const art = {
  title: 'The Art',
  pageTitle: (page: number) => `The Art, page ${page}`,
  description: 'The whole body of work, sold paintings included.',
  lead: 'Everything that has left the easel, newest first, in this house or in others.',
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
  shipsFrom: (place: string) => `Ships from ${place}`,
  ask: 'Ask about this work',
  askForLike: 'Something like this?',
  more: 'More on the wall',
};

export const offer = { add: 'Add to Cart', buy: 'Buy Now', opening: 'Opening…' };

const furniture = { chair: 'chair', table: 'table' };
type Furniture = { name: keyof typeof furniture; inches: number };

export const wallRoom = {
  show: 'See it on a wall',
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

export const order = { title: 'Your order' };
