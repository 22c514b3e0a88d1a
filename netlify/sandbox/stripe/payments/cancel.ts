import type Stripe from 'stripe';
import * as z from 'zod';
import { nowInSeconds } from '../account.ts';
import type { ApiCall } from '../call/api-call.ts';
import { emit } from '../events.ts';
import { requireIntent, requireStatus } from './intent-access.ts';
import { expand, readParams } from '../call/params.ts';

const cancelable = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
];
const cancelParams = z.strictObject({ cancellation_reason: z.string().optional(), expand });

/** Cancels an intent; an authorised one is released, without a refund. Throws 400 when it is paid or cancelled already. */
export function cancelPaymentIntent(call: ApiCall): Stripe.PaymentIntent {
  const intent = requireIntent(call);
  const { cancellation_reason = null } = readParams(cancelParams, call.form);
  requireStatus(intent, cancelable, 'cancel');
  const canceled = call.account.paymentIntents.save({
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: nowInSeconds(),
    cancellation_reason,
    next_action: null,
  });
  emit(call.account, 'payment_intent.canceled', canceled);
  return canceled;
}
