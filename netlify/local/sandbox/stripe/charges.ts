import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import type { ApiCall } from './api-call.ts';
import type { Decline } from './cards.ts';
import { emit } from './events.ts';
import { noSuch } from './failure.ts';
import { listPage } from './lists.ts';
import { newCharge } from './new-charge.ts';
import { paging, readParams } from './params.ts';

type Payment = { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod };

/** Moves the intent's whole amount from the card. */
export function chargeCard(account: Account, { intent, method }: Payment): Stripe.Charge {
  const charge = account.charges.save(newCharge(intent, method));
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

/** One charge. Throws 404. */
export function retrieveCharge({ account, id }: ApiCall): Stripe.Charge {
  const charge = account.charges.find(id);
  if (!charge) throw noSuch('charge', id);
  return charge;
}

const listParams = z.strictObject({ ...paging, payment_intent: z.string().optional() });

/** Charges, newest first, of one intent if it is named. */
export function listCharges({ account, form }: ApiCall) {
  const params = readParams(listParams, form);
  const matches = ({ payment_intent }: Stripe.Charge) =>
    params.payment_intent === undefined || payment_intent === params.payment_intent;
  return listPage('/v1/charges', { items: account.charges.all(), params, matches });
}
