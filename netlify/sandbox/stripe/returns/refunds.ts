import type Stripe from 'stripe';
import * as z from 'zod';
import { newId, nowInSeconds, type Account } from '../account.ts';
import type { ApiCall } from '../call/api-call.ts';
import { emit } from '../events.ts';
import { invalidParam, noSuch, StripeFailure } from '../call/failure.ts';
import { expand, integer, metadata, readParams } from '../call/params.ts';

const createParams = z.strictObject({
  amount: integer.optional(),
  charge: z.string().optional(),
  expand,
  metadata: metadata.optional(),
  payment_intent: z.string().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
type RefundParams = z.infer<typeof createParams>;

/** Refunds a charge, without an amount all that is left. Throws 400 for more than that. */
export function createRefund({ account, form, livemode }: ApiCall): Stripe.Refund {
  const params = readParams(createParams, form);
  const charge = chargeToRefund(account, params, livemode);
  const amount = params.amount ?? leftOf(charge);
  requireUndisputed(account, charge);
  requireRefundable(charge, amount);
  return refundCharge(account, charge, { ...params, amount });
}

/** Returns what was captured of a charge and was not refunded, in cents. */
export function leftOf({ amount_captured, amount_refunded }: Stripe.Charge): number {
  return amount_captured - amount_refunded;
}

function refundCharge(
  account: Account,
  charge: Stripe.Charge,
  params: RefundParams & { amount: number },
): Stripe.Refund {
  const refund = account.refunds.save(newRefund(charge, params));
  emit(account, 'refund.created', refund);
  const refunded = charge.amount_refunded + params.amount;
  const changed = account.charges.save({
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  });
  emit(account, 'charge.refunded', changed);
  return refund;
}

/** Returns a refund's money to the merchant's balance, as a bank does (docs.stripe.com/refunds#failed-refunds). */
export function failRefund(account: Account, refund: Stripe.Refund): Stripe.Refund {
  const failed = account.refunds.save({
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  const charge = account.charges.find(String(refund.charge));
  if (charge) {
    const refunded = charge.amount_refunded - refund.amount;
    account.charges.save({ ...charge, amount_refunded: refunded, refunded: false });
  }
  emit(account, 'refund.failed', failed);
  return failed;
}

function chargeToRefund(account: Account, params: RefundParams, livemode: boolean): Stripe.Charge {
  const intent = params.payment_intent ? account.paymentIntents.find(params.payment_intent) : null;
  if (params.payment_intent && intent?.livemode !== livemode)
    throw noSuch('payment_intent', params.payment_intent);
  const id = params.charge ?? String(intent?.latest_charge ?? '');
  const charge = account.charges.find(id);
  if (params.charge && charge?.livemode !== livemode) throw noSuch('charge', params.charge);
  if (charge?.paid && charge.captured) return charge;
  throw invalidParam(
    intent ? 'payment_intent' : 'charge',
    'charge_not_refundable',
    'This PaymentIntent does not have a successful charge to refund.',
  );
}

function requireUndisputed(account: Account, charge: Stripe.Charge): void {
  const isRefundable = [...account.disputes.all()]
    .filter((dispute) => dispute.charge === charge.id)
    .every((dispute) => dispute.is_charge_refundable);
  if (isRefundable) return;
  throw new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'charge_disputed',
    message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
  });
}

function requireRefundable(charge: Stripe.Charge, amount: number): void {
  const unrefunded = leftOf(charge);
  if (unrefunded === 0) {
    throw new StripeFailure(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  if (amount < 1)
    throw invalidParam('amount', 'parameter_invalid_integer', 'Invalid positive integer');
  if (amount > unrefunded) {
    throw invalidParam(
      'amount',
      'charge_already_refunded',
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(unrefunded)})`,
    );
  }
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function newRefund(
  charge: Stripe.Charge,
  params: RefundParams & { amount: number },
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: params.amount,
    balance_transaction: null,
    charge: charge.id,
    created: nowInSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
