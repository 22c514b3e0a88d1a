import type { StoredOrder } from './order.ts';

/** What tells one kind of order from another. Nothing else compares the method of an order (`unit/layers`). */
type OrderKind = {
  /** The painter begins it: they name the buyer, may sell what is hidden or has no price, and hand the order's page out. */
  isByPainter: boolean;
  /** Waits for its hour of sale like everybody (rule 107). */
  keepsHour: boolean;
  /** At whose word it holds its artworks until its deadline, before its first money. A stranger's word has to be confirmed (rule 9). */
  holdsAtWordOf: 'buyer' | 'painter' | null;
  /** Its money comes after it, in whatever way. Else the money is there when the order begins, and is only being finished. */
  waitsForMoney: boolean;
  /** It is no order without its payment at Stripe, which ends first. Any other outlives a payment that came to nothing. */
  endsWithPayment: boolean;
  /** The terms of an offer, which may be changed until its first money. They name parts, and each has its own mails. */
  hasTerms: boolean;
  /** Money may come after its end, which its buyer has sent before. */
  mayBePaidLate: boolean;
  /** The shop has its money. A cancellation gives that back; else nothing goes back, because nothing came through the shop. */
  givesBack: boolean;
  /** The painter gets its mails; else they know of it by themselves. */
  tellsPainter: boolean;
  /** Its works go to the buyer in a parcel; else the buyer took them along, unless somebody says where they go. */
  isSent: boolean;
};

const throughShop = { keepsHour: true, givesBack: true, tellsPainter: true, isSent: true };

const orderKinds: Record<StoredOrder['method'], OrderKind> = {
  card: {
    ...throughShop,
    isByPainter: false,
    holdsAtWordOf: null,
    waitsForMoney: false,
    endsWithPayment: true,
    hasTerms: false,
    mayBePaidLate: false,
  },
  zelle: {
    ...throughShop,
    isByPainter: false,
    holdsAtWordOf: 'buyer',
    waitsForMoney: true,
    endsWithPayment: false,
    hasTerms: false,
    mayBePaidLate: true,
  },
  offer: {
    ...throughShop,
    isByPainter: true,
    holdsAtWordOf: 'painter',
    waitsForMoney: true,
    endsWithPayment: false,
    hasTerms: true,
    mayBePaidLate: false,
  },
  elsewhere: {
    isByPainter: true,
    keepsHour: false,
    holdsAtWordOf: null,
    waitsForMoney: false,
    endsWithPayment: false,
    hasTerms: false,
    mayBePaidLate: false,
    givesBack: false,
    tellsPainter: false,
    isSent: false,
  },
};

export function kindOf({ method }: Pick<StoredOrder, 'method'>): OrderKind {
  return orderKinds[method];
}
