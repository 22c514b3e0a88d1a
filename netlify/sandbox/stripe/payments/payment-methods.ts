import type Stripe from 'stripe';
import * as z from 'zod';
import { brandOf, hasValidCheckDigit } from '../../card-number.ts';
import { newId, nowInSeconds, type Account } from '../account.ts';
import { fingerprintOf, namedCards } from './cards.ts';
import { noSuch, StripeFailure } from '../call/failure.ts';
import { billingDetails, integer, metadata } from '../call/params.ts';

export const paymentMethodData = z.strictObject({
  type: z.literal('card'),
  card: z.strictObject({
    number: z.string().regex(/^\d{13,19}$/),
    exp_month: integer,
    exp_year: integer,
    cvc: z
      .string()
      .regex(/^\d{3,4}$/)
      .optional(),
  }),
  billing_details: billingDetails.optional(),
  allow_redisplay: z.string().optional(),
  metadata: metadata.optional(),
});
type MethodData = z.infer<typeof paymentMethodData>;

/** Stores a card. Throws 402 for a number or date that no card can have. */
export function createPaymentMethod(account: Account, data: MethodData): Stripe.PaymentMethod {
  requireUsableCard(data.card);
  const { name, email, phone, address } = data.billing_details ?? {};
  return account.paymentMethods.save({
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    card: toCard(data.card),
    billing_details: {
      name: name ?? null,
      email: email ?? null,
      phone: phone ?? null,
      address: toAddress(address),
      tax_id: null,
    },
    created: nowInSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: data.metadata ?? {},
  });
}

/** Finds a payment method by id or by one of Stripe's test names. */
export function usePaymentMethod(account: Account, id: string): Stripe.PaymentMethod {
  const number = namedCards[id];
  const method = number
    ? createPaymentMethod(account, {
        type: 'card',
        card: { number, exp_month: 12, exp_year: 2999 },
      })
    : account.paymentMethods.find(id);
  if (!method) throw noSuch('PaymentMethod', id);
  return method;
}

function toCard(card: MethodData['card']): Stripe.PaymentMethod.Card {
  const brand = brandOf(card.number);
  return {
    brand,
    display_brand: brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: fingerprintOf(card.number),
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function requireUsableCard({ number, exp_month, exp_year }: MethodData['card']): void {
  if (!hasValidCheckDigit(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.');
  }
  if (exp_month < 1 || exp_month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  const endOfMonth = new Date(exp_year < 100 ? 2000 + exp_year : exp_year, exp_month);
  if (endOfMonth.getTime() <= Date.now()) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
}

function cardError(code: string, message: string): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', code, message });
}

type Given = { [Line in keyof Stripe.Address]?: string | undefined };

/** Returns an address with null for each line that was not given. */
export function toAddress(address: Given = {}): Stripe.Address {
  return {
    line1: address.line1 || null,
    line2: address.line2 || null,
    city: address.city || null,
    state: address.state || null,
    postal_code: address.postal_code || null,
    country: address.country || null,
  };
}
