import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useState } from 'react';
import { learnOutcome } from '../../../lib/payment/payment-outcome.ts';
import { verdictOf, type PaymentAttempt, type Verdict } from '../../../lib/payment/verdict.ts';
import { showToast } from '../../../stores/toast.ts';

export type Attempt = { state: 'idle' } | { state: 'working' } | Verdict;

/** Charges the card, then asks the server for the result. */
export function useCardPayment(clientSecret: string, onVerdict: (verdict: Verdict) => void) {
  const stripe = useStripe();
  const elements = useElements();
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });

  async function settle(result: PaymentAttempt) {
    const verdict = verdictOf(await learnOutcome(clientSecret), result);
    setAttempt(verdict);
    onVerdict(verdict);
    return verdict;
  }

  async function pay(email: string | undefined) {
    if (!stripe || !elements) return;
    setAttempt({ state: 'working' });
    try {
      const verdict = await settle(await confirm(stripe, elements, email));
      if (verdict.state === 'failed') showFailure('Payment Failed', verdict.reason);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const verdict = await settle({ isPaid: false, reason });
      if (verdict.state === 'failed') showFailure('Payment Error', reason);
    }
  }

  async function checkAgain() {
    setAttempt({ state: 'working' });
    await settle({ isPaid: false });
  }

  return { attempt, pay, checkAgain };
}

/** Stripe's receipt goes to the buyer's mail address. */
async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  email: string | undefined,
): Promise<PaymentAttempt> {
  const { paymentIntent, error } = await stripe.confirmPayment({
    elements,
    confirmParams: {
      return_url: `${location.origin}/payment-confirmation`,
      ...(email && { receipt_email: email }),
    },
    redirect: 'if_required',
  });
  return error ? refusalIn(error) : { isPaid: paymentIntent.status === 'succeeded' };
}

function refusalIn({ message, code }: StripeError): PaymentAttempt {
  return { isPaid: false, reason: message, isOver: code === 'payment_intent_unexpected_state' };
}

function showFailure(title: string, description: string) {
  showToast({ title, description, variant: 'destructive' });
}
