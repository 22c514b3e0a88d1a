import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { pagePath } from '../../page-path.ts';
import { searchOf, type OpenPayment } from '../payment/open-payment.ts';
import { inTime } from '../../../lib/in-time.ts';
import { followOutcome, fetchOutcome, type KnownOutcome } from '../payment/payment-outcome.ts';
import { verdictOf, type PaymentAttempt, type Verdict } from '../payment/verdict.ts';
import { showToast } from '../../../toasts/toast.ts';
import { findObstacle } from './before-card.ts';
import { $words } from '../../../words/page-words.ts';

export type Attempt = { state: 'idle' } | { state: 'working' } | Verdict;

export type CardPaymentOptions = {
  payment: OpenPayment;
  /** Throws ApiError if something is not free any more. */
  check: () => Promise<unknown>;
  onVerdict: (verdict: Verdict) => void;
};

function fetchOutcomeInTime(search: string, waits?: readonly number[]): Promise<KnownOutcome> {
  return inTime(fetchOutcome(search, waits)).catch(() => ({ state: 'unreachable' }));
}

/** Authorises the card once everything is known to be free, then asks the server for the result. */
export function useCardPayment({ payment, check, onVerdict }: CardPaymentOptions) {
  const stripe = useStripe();
  const elements = useElements();
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });

  function conclude(verdict: Verdict) {
    setAttempt(verdict);
    onVerdict(verdict);
    if (verdict.state !== 'failed' || !verdict.title) return;
    showToast({ title: verdict.title, description: verdict.reason, variant: 'destructive' });
  }

  function settle(attempted: PaymentAttempt) {
    const concludeWith = (learned: KnownOutcome, hasAgreed: boolean) =>
      conclude(verdictOf(learned, { ...attempted, hasAgreed }));
    return followOutcome(searchOf(payment), attempted.hasAgreed, concludeWith, fetchOutcomeInTime);
  }

  async function pay(email: string | undefined) {
    if (!stripe || !elements) return;
    // A wallet opens only in the press itself, so this call comes first.
    const entries = elements.submit();
    setAttempt({ state: 'working' });
    const obstacle = await findObstacle(entries, payment, check);
    if (obstacle) conclude(obstacle);
    else await settle(await confirm(stripe, elements, payment, email));
  }

  async function checkAgain() {
    setAttempt({ state: 'working' });
    await settle({ hasAgreed: false });
  }

  // A browser that kept this page shows it as the bank's page found it.
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted || attempt.state !== 'working') return;
    void settle({ hasAgreed: false, reason: $words.get().payment.notCompleted });
  });
  useEffect(() => {
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  return { attempt, pay, checkAgain };
}

/** Confirms a payment at Stripe, which sends its receipt to the buyer's address. */
async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  { paymentKey }: OpenPayment,
  email: string | undefined,
): Promise<PaymentAttempt> {
  const query = new URLSearchParams({ payment_key: paymentKey });
  try {
    const { paymentIntent, error } = await stripe.confirmPayment({
      elements,
      confirmParams: {
        return_url: `${location.origin}${pagePath('/payment-confirmation')}?${query}`,
        ...(email && { receipt_email: email }),
      },
      redirect: 'if_required',
    });
    if (!error) return { hasAgreed: /^(requires_capture|succeeded)$/.test(paymentIntent.status) };
    const isOver = error.code === 'payment_intent_unexpected_state';
    return { hasAgreed: false, reason: error.message, isOver, title: $words.get().payment.failed };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { hasAgreed: false, reason, title: $words.get().payment.error };
  }
}
