import type Stripe from 'stripe';
import * as z from 'zod';
import { nowInSeconds, type Account } from '../account.ts';
import type { ApiCall } from '../call/api-call.ts';
import { invalidParam, StripeFailure } from '../call/failure.ts';
import { expand, integer, metadata, readParams } from '../call/params.ts';
import { emit } from '../events.ts';
import { requireIntent, requireStatus } from './intent-access.ts';

/** docs.stripe.com/payments/place-a-hold-on-a-payment-method: how long most cards hold an authorisation. */
const authorizedSeconds = 7 * 24 * 3600;

const captureParams = z.strictObject({
  amount_to_capture: integer.optional(),
  expand,
  metadata: metadata.optional(),
});

/** Takes authorised money; the rest of a part is released, without a refund. Throws 400. */
export function capturePaymentIntent(call: ApiCall): Stripe.PaymentIntent {
  const { account } = call;
  const intent = requireIntent(call);
  const params = readParams(captureParams, call.form);
  requireStatus(intent, ['requires_capture'], 'capture');
  const charge = requireAuthorized(account, intent);
  const amount = params.amount_to_capture ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalidParam(
      'amount_to_capture',
      'amount_too_large',
      `The amount to capture is greater than the amount that can be captured: ${intent.amount_capturable}`,
    );
  }
  const captured = account.charges.save({
    ...charge,
    captured: true,
    amount_captured: amount,
  });
  emit(account, 'charge.captured', captured);
  const paid = account.paymentIntents.save({
    ...intent,
    metadata: { ...intent.metadata, ...params.metadata },
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
  });
  emit(account, 'payment_intent.succeeded', paid);
  return paid;
}

/** Releases an authorisation that nobody captured in time, as the buyer's bank does. */
export function expireAuthorization(account: Account, intent: Stripe.PaymentIntent) {
  const charge = authorizedCharge(account, intent);
  if (intent.status !== 'requires_capture' || !charge) return intent;
  emit(account, 'charge.expired', charge);
  const canceled = account.paymentIntents.save({
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: nowInSeconds(),
    cancellation_reason: 'expired',
  });
  emit(account, 'payment_intent.canceled', canceled);
  return canceled;
}

function authorizedCharge(account: Account, intent: Stripe.PaymentIntent) {
  return account.charges.find(String(intent.latest_charge));
}

function requireAuthorized(account: Account, intent: Stripe.PaymentIntent): Stripe.Charge {
  const charge = authorizedCharge(account, intent);
  if (charge && charge.created + authorizedSeconds > nowInSeconds()) return charge;
  throw new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'charge_expired_for_capture',
    message: 'The charge cannot be captured because its authorization has expired.',
  });
}
