import { negated } from './cents.ts';
import { formatCents } from './money.ts';
import type { Dispute } from './order.ts';

type Words = {
  text: (amount: string) => string;
  /** The painter acts, or waits for the bank. */
  isOpen: boolean;
};

/** What the administrator reads of a dispute. */
export const disputeWords: Record<Dispute['dispute'], Words> = {
  asked: {
    text: (amount) =>
      `The buyer’s bank asks about ${amount}. No money is taken yet. A full refund now ends it.`,
    isOpen: true,
  },
  closed: { text: (amount) => `Inquiry about ${amount} closed`, isOpen: false },
  open: {
    text: (amount) => `The buyer disputes ${amount}. Answer it in Stripe’s dashboard.`,
    isOpen: true,
  },
  prevented: {
    text: (amount) => `Dispute settled before it began: ${amount} went back`,
    isOpen: false,
  },
  lost: { text: (amount) => `Dispute lost: the buyer’s bank keeps ${amount}`, isOpen: false },
  won: { text: (amount) => `Dispute over ${amount} won`, isOpen: false },
};

export function describeDispute({ dispute, cents }: Pick<Dispute, 'dispute' | 'cents'>): string {
  return disputeWords[dispute].text(formatCents(negated(cents)));
}

/** What refuses a refund and a cancellation meanwhile. */
export const disputedWords = 'The bank has the money until the dispute is decided.';
