import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import type { Decline } from './cards.ts';
import { emit } from '../events/events.ts';
import { newCharge } from './new-charge.ts';

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
