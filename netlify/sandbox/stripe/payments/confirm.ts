import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from '../account.ts';
import type { ApiCall } from '../call/api-call.ts';
import { outcomeOf } from './cards.ts';
import { invalidParam } from '../call/failure.ts';
import { requireIntent, requireStatus } from './intent-access.ts';
import { flag, expand, readParams, shipping } from '../call/params.ts';
import { withDetails } from './payment-intents.ts';
import { createPaymentMethod, paymentMethodData, usePaymentMethod } from './payment-methods.ts';
import { declinePayment, payNow, type Payment } from './payment.ts';

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const confirmParams = z.strictObject({
  client_secret: z.string().optional(),
  expand,
  payment_method: z.string().optional(),
  payment_method_data: paymentMethodData.optional(),
  receipt_email: z.string().max(800).optional(),
  return_url: z.url().optional(),
  shipping: shipping.optional(),
  use_stripe_sdk: flag.optional(),
});
type ConfirmParams = z.infer<typeof confirmParams>;

/** Tries to charge. A refusal is stored before it is thrown. */
export function confirmPaymentIntent(call: ApiCall): Stripe.PaymentIntent {
  const stored = requireIntent(call);
  const params = readParams(confirmParams, call.form);
  requireStatus(stored, confirmable, 'confirm');
  const method = methodFrom(call.account, params);
  const intent = { ...withDetails(stored, params), payment_method: method.id, next_action: null };
  return attempt(call.account, { intent, method }, params.return_url);
}

function methodFrom(account: Account, params: ConfirmParams): Stripe.PaymentMethod {
  if (params.payment_method_data) return createPaymentMethod(account, params.payment_method_data);
  if (params.payment_method) return usePaymentMethod(account, params.payment_method);
  throw invalidParam(
    'payment_method',
    'payment_intent_unexpected_state',
    "You cannot confirm this PaymentIntent because it's missing a payment method.",
  );
}

function attempt(account: Account, payment: Payment, returnUrl: string | undefined) {
  const outcome = outcomeOf(payment.method.card?.fingerprint ?? '');
  if (outcome.kind === 'decline') throw declinePayment(account, payment, outcome);
  if (outcome.kind === 'redirect') return askForAuthentication(account, payment.intent, returnUrl);
  return payNow(account, payment);
}

function askForAuthentication(
  account: Account,
  intent: Stripe.PaymentIntent,
  returnUrl: string | undefined,
): Stripe.PaymentIntent {
  if (!returnUrl) {
    throw invalidParam('return_url', 'parameter_missing', 'A return_url is needed for this card.');
  }
  const query = new URLSearchParams({ return_url: returnUrl });
  const url = `${account.url}/authenticate/${intent.id}?${query}`;
  return account.paymentIntents.save({
    ...intent,
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
  });
}
