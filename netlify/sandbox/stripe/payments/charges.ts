import type Stripe from 'stripe';
import { newId, nowInSeconds, type Account } from '../account.ts';
import type { Decline } from './cards.ts';
import { emit } from '../events.ts';

type Payment = { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod };

/** Moves the intent's whole amount from the card. */
export function chargeCard(account: Account, { intent, method }: Payment): Stripe.Charge {
  const charge = account.charges.save(newCharge(intent, method));
  emit(account, 'charge.succeeded', charge);
  return charge;
}

/** Blocks the intent's amount on the card, for its capture. */
export function authorizeCard(account: Account, { intent, method }: Payment): Stripe.Charge {
  const charge = account.charges.save({
    ...newCharge(intent, method),
    amount_captured: 0,
    captured: false,
  });
  emit(account, 'charge.succeeded', charge);
  return charge;
}

/** Records an attempt that the bank refused: Stripe keeps a charge of it too. */
export function recordRefusal(
  account: Account,
  { intent, method }: Payment,
  decline: Decline,
): Stripe.Charge {
  const charge = account.charges.save({
    ...newCharge(intent, method),
    amount_captured: 0,
    captured: false,
    failure_code: decline.code,
    failure_message: decline.message,
    paid: false,
    status: 'failed',
  });
  emit(account, 'charge.failed', charge);
  return charge;
}

/** Returns the charge of an intent's whole amount on this card. */
function newCharge(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge {
  const id = newId('ch');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: true,
    created: nowInSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: intent.livemode,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}
