import type Stripe from 'stripe';
import * as z from 'zod';

type Named<Type> = Type extends string ? (string extends Type ? never : Type) : never;
type ExcludableType = Named<Stripe.PaymentIntentCreateParams.ExcludedPaymentMethodType>;

/** An object, so that the compiler finds a type that Stripe added or removed. */
const excludable: Record<ExcludableType, true> = {
  acss_debit: true,
  affirm: true,
  afterpay_clearpay: true,
  alipay: true,
  alma: true,
  amazon_pay: true,
  au_becs_debit: true,
  bacs_debit: true,
  bancontact: true,
  billie: true,
  bizum: true,
  blik: true,
  boleto: true,
  card: true,
  cashapp: true,
  crypto: true,
  customer_balance: true,
  eps: true,
  fpx: true,
  giropay: true,
  grabpay: true,
  ideal: true,
  kakao_pay: true,
  klarna: true,
  konbini: true,
  kr_card: true,
  mb_way: true,
  mobilepay: true,
  multibanco: true,
  naver_pay: true,
  nz_bank_account: true,
  oxxo: true,
  p24: true,
  pay_by_bank: true,
  payco: true,
  paynow: true,
  paypal: true,
  paypay: true,
  payto: true,
  pix: true,
  promptpay: true,
  revolut_pay: true,
  samsung_pay: true,
  satispay: true,
  scalapay: true,
  sepa_debit: true,
  sequra: true,
  sofort: true,
  sunbit: true,
  swish: true,
  twint: true,
  upi: true,
  us_bank_account: true,
  wechat_pay: true,
  zip: true,
};

/** Turned on in the dashboard of the sandbox's account; bank debits are delayed. */
const turnedOn = ['card', 'link', 'us_bank_account'];

export const excludedTypes = z.array(z.enum(Object.keys(excludable) as ExcludableType[]));

/** Types whose payments cannot be authorised first. */
const withoutCapture = ['us_bank_account'];

/** Returns the types that an intent with automatic payment methods offers. */
export function offeredTypes(
  excluded: readonly string[],
  capture: Stripe.PaymentIntent.CaptureMethod,
): string[] {
  const unfit = capture === 'manual' ? [...excluded, ...withoutCapture] : excluded;
  return turnedOn.filter((type) => !unfit.includes(type));
}
