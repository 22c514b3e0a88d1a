import type { PaymentOutcome } from '#shared/payment';
import type { Learned } from './payment-outcome.ts';

/** The result of an attempt to pay, from Stripe.js. `isOver`: this payment takes no further attempt. */
export type PaymentAttempt = { isPaid: boolean; reason?: string | undefined; isOver?: boolean };

type EndState = 'paid' | 'processing' | 'refunded' | 'part-refunded';
/** What the server said of the order. */
export type BoughtOrder = Pick<PaymentOutcome, 'orderNumber' | 'orderPage' | 'items'>;
/** `order` null: the server did not answer. */
export type End = { state: EndState; reason?: string | undefined; order: BoughtOrder | null };
export type Failure = { state: 'failed'; reason: string; isOver: boolean };

/** `unknown`: neither Stripe.js nor the server knows. */
export type Verdict = End | Failure | { state: 'unknown' };

/** The server decides; its silence is no reason to pay twice. */
export function verdictOf(
  learned: Learned,
  { isPaid, reason, isOver = false }: PaymentAttempt,
): Verdict {
  if (learned === 'unreachable')
    return isPaid ? { state: 'paid', order: null } : { state: 'unknown' };
  if (learned === 'not-found') return failed(reason, isOver);
  const { state, orderNumber, orderPage, items } = learned;
  const order = { orderNumber, orderPage, items };
  if (state === 'refunded' || state === 'part-refunded')
    return { state, reason: learned.reason, order };
  if (state === 'succeeded' || isPaid) return { state: 'paid', order };
  if (state === 'processing') return { state, order };
  return failed(isOver ? learned.reason : (reason ?? learned.reason), isOver);
}

function failed(reason: string | undefined, isOver: boolean): Failure {
  return { state: 'failed', reason: reason ?? 'An error occurred during payment.', isOver };
}

export function isEnd(verdict: Verdict): verdict is End {
  return verdict.state !== 'failed' && verdict.state !== 'unknown';
}

export function needsNewPayment(verdict: Verdict): verdict is Failure {
  return verdict.state === 'failed' && verdict.isOver;
}
