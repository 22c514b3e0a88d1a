import type Stripe from 'stripe';
import type { ApiCall } from '../call/api-call.ts';
import { invalidParam, noSuch, StripeFailure } from '../call/failure.ts';

/** Returns the call's payment intent. Throws 404, or 400 when a publishable key comes without its client secret. */
export function requireIntent(call: ApiCall): Stripe.PaymentIntent {
  const { account, id, form, access, livemode } = call;
  const intent = account.paymentIntents.find(id);
  if (intent?.livemode !== livemode) throw noSuch('payment_intent', id);
  if (access === 'publishable' && form['client_secret'] !== intent.client_secret) {
    throw invalidParam(
      'client_secret',
      'payment_intent_invalid_parameter',
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    );
  }
  return intent;
}

/** Throws Stripe's 400 when the intent's status does not allow the action. */
export function requireStatus(
  intent: Stripe.PaymentIntent,
  allowed: Stripe.PaymentIntent.Status[],
  action: 'cancel' | 'capture' | 'confirm' | 'update',
): void {
  if (allowed.includes(intent.status)) return;
  throw new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message:
      `You cannot ${action} this PaymentIntent because it has a status of ${intent.status}. ` +
      `Only a PaymentIntent with one of the following statuses may be ${action}ed: ${allowed.join(', ')}.`,
    payment_intent: intent,
  });
}

/** Returns whether the buyer's bank pays, or will when the payment is captured. */
export function isAgreed(status: Stripe.PaymentIntent.Status): boolean {
  return status === 'succeeded' || status === 'requires_capture';
}

const publicFields = [
  'id',
  'object',
  'amount',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies (keyof Stripe.PaymentIntent)[];

/** Returns what a publishable key may see of an intent. */
export function publicView(intent: Stripe.PaymentIntent) {
  return Object.fromEntries(publicFields.map((field) => [field, intent[field]]));
}
