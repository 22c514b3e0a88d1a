import type { Cents } from '#shared/money';
import type { BoughtOrder } from '#shared/payment';
import { refusedAnswer } from '../../../lib/refused-answer.ts';
import type { KnownOutcome } from './payment-outcome.ts';
import { $words } from '../../../words/page-words.ts';

/** The result of an attempt to pay, from Stripe.js. `isOver`: this payment takes no further attempt. */
export type PaymentAttempt = {
  hasAgreed: boolean;
  reason?: string | undefined;
  isOver?: boolean;
  /** Of the toast that tells a failure; without it none is shown. */
  title?: string | undefined;
};

/** `bought`: by an order before. */
type EndState = 'paid' | 'part' | 'processing' | 'released' | 'refunded' | 'changed' | 'bought';
/** `order` null: the server did not answer. `cents`: of a released payment. */
export type End = {
  state: EndState;
  reason?: string | undefined;
  cents?: Cents;
  order: BoughtOrder | null;
};
export type Failure = {
  state: 'failed';
  reason: string;
  isOver: boolean;
  title?: string | undefined;
};

/** `unknown`: neither Stripe.js nor the server knows. */
export type Verdict = End | Failure | { state: 'unknown' };

/** Returns the verdict. Only the server says 'paid': the bank's yes is an authorisation, which may still be released. */
export function verdictOf(learned: KnownOutcome, attempt: PaymentAttempt): Verdict {
  if (!('items' in learned)) {
    if (learned.state === 'unreachable') return { state: 'unknown' };
    return attempt.hasAgreed ? { state: 'processing', order: null } : failed(attempt);
  }
  const { state, reason, cents, orderNumber, orderPage, items } = learned;
  const order = { orderNumber, orderPage, items };
  if (state === 'released') return { state, reason, cents, order };
  if (state === 'refunded') return { state, reason, order };
  if (state === 'succeeded') return { state: 'paid', order };
  if (state === 'open' || state === 'failed') return failed(attempt, reason);
  return { state, order };
}

function failed({ hasAgreed, reason, isOver, title }: PaymentAttempt, message?: string): Failure {
  const isDone = hasAgreed || isOver === true;
  const words = isDone ? message : (reason ?? message);
  return {
    state: 'failed',
    reason: words ?? reason ?? $words.get().payment.unexplained,
    isOver: isDone,
    title,
  };
}

export function isEnd(verdict: Verdict): verdict is End {
  return verdict.state !== 'failed' && verdict.state !== 'unknown';
}

/** Returns the end that a refusal of the buyer's own sale tells, else null (rule 79). */
export function ownSaleIn(error: unknown): End | null {
  const { bought: order } = refusedAnswer(error);
  return order ? { state: order.orderPage ? 'bought' : 'processing', order } : null;
}

export function needsNewPayment(verdict: Verdict): verdict is Failure {
  return verdict.state === 'failed' && verdict.isOver;
}
