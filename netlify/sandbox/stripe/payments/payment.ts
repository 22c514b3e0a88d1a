import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import type { Decline } from './cards.ts';
import { authorizeCard, chargeCard, recordRefusal } from './charges.ts';
import { emit } from '../events.ts';
import { StripeFailure } from '../call/failure.ts';

export type Payment = { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod };

/** Ends the intent as succeeded, or waits for its capture. */
export function payNow(account: Account, payment: Payment): Stripe.PaymentIntent {
  if (payment.intent.capture_method === 'manual') return authorize(account, payment);
  const charge = chargeCard(account, payment);
  const paid = account.paymentIntents.save({
    ...payment.intent,
    status: 'succeeded',
    amount_received: payment.intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
  });
  emit(account, 'payment_intent.succeeded', paid);
  return paid;
}

/** Authorises the payment on the card (docs.stripe.com/payments/place-a-hold-on-a-payment-method). */
function authorize(account: Account, payment: Payment): Stripe.PaymentIntent {
  const charge = authorizeCard(account, payment);
  const authorized = account.paymentIntents.save({
    ...payment.intent,
    status: 'requires_capture',
    amount_capturable: payment.intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
  });
  emit(account, 'payment_intent.amount_capturable_updated', authorized);
  return authorized;
}

/** Ends the attempt; the intent accepts another card. Returns the failure. */
export function declinePayment(
  account: Account,
  payment: Payment,
  decline: Decline,
): StripeFailure {
  const charge = recordRefusal(account, payment, decline);
  const error = { type: 'card_error', charge: charge.id, ...decline } as const;
  const failed = failPayment(
    account,
    { ...payment.intent, latest_charge: charge.id },
    {
      ...error,
      payment_method: payment.method,
    },
  );
  return new StripeFailure(402, { ...error, payment_intent: failed });
}

/** Ends an attempt without money; the intent can be tried again. */
export function failPayment(
  account: Account,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const failed = account.paymentIntents.save({
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
    payment_method: null,
  });
  emit(account, 'payment_intent.payment_failed', failed);
  return failed;
}
