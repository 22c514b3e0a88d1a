import type Stripe from 'stripe';
import * as z from 'zod';
import type { ApiCall } from '../call/api-call.ts';
import { emit } from '../events.ts';
import { invalidParam } from '../call/failure.ts';
import { requireIntent, requireStatus } from './intent-access.ts';
import { listPage } from '../call/lists.ts';
import { newIntent } from './new-intent.ts';
import { excludedTypes, offeredTypes } from './payment-method-types.ts';
import { toAddress } from './payment-methods.ts';
import { expand, flag, integer, metadata, paging, readParams, shipping } from '../call/params.ts';

const details = {
  description: z.string().max(1000).optional(),
  expand,
  metadata: metadata.optional(),
  receipt_email: z.string().max(800).optional(),
  shipping: shipping.optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
};
const methods = z.strictObject({ enabled: flag, allow_redirects: z.string().optional() });
const createParams = z.strictObject({
  ...details,
  amount: integer,
  currency: z.string().length(3).toLowerCase(),
  automatic_payment_methods: methods.optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
  excluded_payment_method_types: excludedTypes.optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
});
const updateParams = z.strictObject({ ...details, amount: integer.optional() });
const listParams = z.strictObject(paging);

type Details = Pick<z.infer<typeof updateParams>, keyof typeof details>;

/** Creates an intent, in cents. Throws 400 for an amount that Stripe does not take. */
export function createPaymentIntent({ account, form, livemode }: ApiCall): Stripe.PaymentIntent {
  const { amount, currency, ...params } = readParams(createParams, form);
  requireAmount(amount);
  const opened = { ...newIntent({ amount, currency, livemode }), ...paymentMethodsOf(params) };
  const intent = account.paymentIntents.save(withDetails(opened, params));
  emit(account, 'payment_intent.created', intent);
  return intent;
}

/** Lists intents, newest first. */
export function listPaymentIntents({ account, form, livemode }: ApiCall) {
  const params = readParams(listParams, form);
  const items = account.paymentIntents.all();
  const matches = (intent: Stripe.PaymentIntent) => intent.livemode === livemode;
  return listPage('/v1/payment_intents', { items, params, matches });
}

/** Throws 400 for another amount after the first attempt to pay. */
export function updatePaymentIntent(call: ApiCall): Stripe.PaymentIntent {
  const intent = requireIntent(call);
  const { amount = intent.amount, ...params } = readParams(updateParams, call.form);
  if (amount !== intent.amount) {
    requireStatus(intent, ['requires_payment_method', 'requires_confirmation'], 'update');
    requireAmount(amount);
  }
  return call.account.paymentIntents.save({ ...withDetails(intent, params), amount });
}

/** Merges the given fields; an empty metadata value removes its key. */
export function withDetails(intent: Stripe.PaymentIntent, params: Details): Stripe.PaymentIntent {
  const notes = Object.entries({ ...intent.metadata, ...params.metadata });
  return {
    ...intent,
    description: params.description ?? intent.description,
    metadata: Object.fromEntries(notes.filter(([, value]) => value !== '')),
    receipt_email: params.receipt_email ?? intent.receipt_email,
    shipping: params.shipping
      ? { ...params.shipping, address: toAddress(params.shipping.address) }
      : intent.shipping,
    statement_descriptor_suffix:
      params.statement_descriptor_suffix ?? intent.statement_descriptor_suffix,
  };
}

function paymentMethodsOf(params: Partial<z.infer<typeof createParams>>) {
  const excluded = params.excluded_payment_method_types;
  const capture = params.capture_method ?? 'automatic_async';
  return {
    capture_method: capture,
    excluded_payment_method_types: excluded ?? null,
    payment_method_types: params.payment_method_types ?? offeredTypes(excluded ?? [], capture),
  };
}

function requireAmount(cents: number): void {
  if (cents < 50) {
    throw invalidParam('amount', 'amount_too_small', 'Amount must be at least $0.50 usd');
  }
  if (cents > 99_999_999) {
    throw invalidParam('amount', 'amount_too_large', 'Amount must be no more than $999,999.99');
  }
}
