import type { StoredOrder } from './order.ts';

/** What the administrator reads about the kind of an order. */
type KindWords = {
  /** Above its payment, unless the order has a badge. */
  title: string | null;
  inExport: string;
  /** To the painter; null if its amounts say it. */
  inMail: string | null;
  received: string;
  /** Of a sale elsewhere only the day is known. */
  receivedOn: 'day' | 'moment';
  awaited: string;
  /** Before the reason of its end. */
  ended: string | null;
};

const kindWords: Record<StoredOrder['method'], KindWords> = {
  card: {
    title: 'Card',
    inExport: 'Card',
    inMail: 'paid by card',
    received: 'Paid',
    receivedOn: 'moment',
    awaited: 'Authorised, being finished',
    ended: 'Nothing was charged',
  },
  zelle: {
    title: 'Bank transfer',
    inExport: 'Zelle',
    inMail: 'paid by bank transfer',
    received: 'Transfer received',
    receivedOn: 'moment',
    awaited: 'Waiting for the transfer',
    ended: null,
  },
  offer: {
    title: null,
    inExport: 'Offer',
    inMail: null,
    received: 'Paid',
    receivedOn: 'moment',
    awaited: 'No payment yet',
    ended: null,
  },
  elsewhere: {
    title: 'Sold elsewhere',
    inExport: 'Elsewhere',
    inMail: null,
    received: 'Sold',
    receivedOn: 'day',
    awaited: 'Being written down',
    ended: null,
  },
};

export function kindWordsOf({ method }: Pick<StoredOrder, 'method'>): KindWords {
  return kindWords[method];
}
